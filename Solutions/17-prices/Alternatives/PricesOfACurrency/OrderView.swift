import IceCreamScene
import Observation

/// Shows the order as it is told, and sends what the user taps.
@Observable
final class OrderView {
  private(set) var receipt: IceCream.Order.ViewModel.Receipt?
  private var notice: Notice?
  private let interactor: any IceCreamOrderBusinessLogic

  /// What the last tap has led to, apart from the order; the next tap takes it away.
  private enum Notice {
    case confirmation(IceCream.Order.ViewModel.Receipt)
    case problem(IceCream.Order.ViewModel.Problem)
  }

  var confirmation: IceCream.Order.ViewModel.Receipt? {
    if case .confirmation(let receipt) = notice { receipt } else { nil }
  }

  var problem: IceCream.Order.ViewModel.Problem? {
    if case .problem(let problem) = notice { problem } else { nil }
  }

  init(interactor: any IceCreamOrderBusinessLogic) {
    self.interactor = interactor
  }

  func choose(_ part: IceCream.Order.Part, item: Int) {
    notice = nil
    interactor.choose(.init(part: part, item: item))
  }

  func remove(_ part: IceCream.Order.Part, place: Int) {
    notice = nil
    interactor.remove(.init(part: part, place: place))
  }

  func confirm() {
    notice = nil
    interactor.confirm(.init())
  }

  func dismiss() {
    notice = nil
  }
}

extension OrderView: IceCreamOrderDisplayLogic {
  func displayOrder(_ viewModel: IceCream.Order.ViewModel.Receipt) {
    receipt = viewModel
  }

  func displayConfirmation(_ viewModel: IceCream.Order.ViewModel.Receipt) {
    receipt = nil
    notice = .confirmation(viewModel)
  }

  func displayProblem(_ viewModel: IceCream.Order.ViewModel.Problem) {
    notice = .problem(viewModel)
  }
}
