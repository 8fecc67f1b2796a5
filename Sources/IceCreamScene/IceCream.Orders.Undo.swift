/// The change request: the order history adopts this as well.
@MainActor package protocol IceCreamOrderUndo: AnyObject {
  /// The numbers of the rows with a button "Undo", in the rows' order.
  var undoable: [Int] { get }

  /// A tap on that button; the caller owns the task, and may cancel it.
  func undo(order number: Int) async
}
