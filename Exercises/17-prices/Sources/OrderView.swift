import IceCreamScene
import Observation

/// Shows the order as it is told, and sends what the user taps.
@Observable
final class OrderView: IceCreamOrderDisplayLogic {
  /// The order, line by line; nil before the first item, and after a confirmation.
  private(set) var receipt: IceCream.Order.ViewModel.Receipt?
  /// The order that went to the counter, until its words are read.
  private(set) var confirmation: IceCream.Order.ViewModel.Receipt?
  private(set) var problem: IceCream.Order.ViewModel.Problem?

  private let interactor: any IceCreamOrderBusinessLogic

  init(interactor: any IceCreamOrderBusinessLogic) {
    self.interactor = interactor
  }

  // Your task: what does each tap ask, and what does each message change?

  func choose(_ part: IceCream.Order.Part, item: Int) {}
  func remove(_ part: IceCream.Order.Part, place: Int) {}
  func confirm() {}
  func dismiss() {}

  func displayOrder(_ viewModel: IceCream.Order.ViewModel.Receipt) {}
  func displayConfirmation(_ viewModel: IceCream.Order.ViewModel.Receipt) {}
  func displayProblem(_ viewModel: IceCream.Order.ViewModel.Problem) {}
}
