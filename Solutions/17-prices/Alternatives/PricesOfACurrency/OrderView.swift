import IceCreamScene
import Observation

/// Shows the order as it is told, and sends what the user taps.
@Observable
final class OrderView: IceCreamOrderDisplayLogic {
  private var shown = Shown()
  private let interactor: any IceCreamOrderBusinessLogic

  var receipt: IceCream.Order.ViewModel.Receipt? { shown.receipt }
  var confirmation: IceCream.Order.ViewModel.Receipt? { shown.notices.confirmation }
  var problem: IceCream.Order.ViewModel.Problem? { shown.notices.problem }

  init(interactor: any IceCreamOrderBusinessLogic) {
    self.interactor = interactor
  }

  func choose(_ part: IceCream.Order.Part, item: Int) {
    send { $0.choose(.init(part: part, item: item)) }
  }

  func remove(_ part: IceCream.Order.Part, place: Int) {
    send { $0.remove(.init(part: part, place: place)) }
  }

  func confirm() {
    send { $0.confirm(.init()) }
  }

  func dismiss() {
    shown.notices = .init()
  }

  func displayOrder(_ viewModel: IceCream.Order.ViewModel.Receipt) {
    shown.receipt = viewModel
  }

  func displayConfirmation(_ viewModel: IceCream.Order.ViewModel.Receipt) {
    (shown.receipt, shown.notices.confirmation) = (nil, viewModel)
  }

  func displayProblem(_ viewModel: IceCream.Order.ViewModel.Problem) {
    shown.notices.problem = viewModel
  }

  private func send(_ request: (any IceCreamOrderBusinessLogic) -> Void) {
    dismiss()
    request(interactor)
  }
}

/// All that is on the screen, as one value.
private struct Shown {
  var receipt: IceCream.Order.ViewModel.Receipt?
  var notices = Notices()

  /// Read once, and taken away by the next tap.
  struct Notices {
    var confirmation: IceCream.Order.ViewModel.Receipt?
    var problem: IceCream.Order.ViewModel.Problem?
  }
}
