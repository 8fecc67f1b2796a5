import IceCreamScene
import Observation

/// Shows what it is told, and asks for what the user does.
@Observable
final class OrdersView: IceCreamOrdersScreen {
  private(set) var rows: [IceCream.Orders.Row] = []
  private(set) var isLoading = false
  private(set) var asOf: String?
  private(set) var message: String?
  private(set) var undoable: [Int] = []

  private let interactor: any OrdersBusinessLogic
  private let router: any OrdersRoutingLogic

  init(interactor: any OrdersBusinessLogic, router: any OrdersRoutingLogic) {
    self.interactor = interactor
    self.router = router
  }

  func appear() async {
    await interactor.show(.init())
  }

  func refresh() async {
    await interactor.load(.init())
  }

  func open(order number: Int) {
    interactor.open(.init(number: number))
  }

  func again(order number: Int) {
    interactor.orderAgain(.init(number: number))
  }
}

extension OrdersView: IceCreamOrderUndo {
  func undo(order number: Int) async {
    await interactor.undo(.init(number: number))
  }
}

extension OrdersView: OrdersDisplayLogic {
  func displayLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
  }

  func displayOrders(_ viewModel: Orders.Show.ViewModel) {
    rows = viewModel.rows
    asOf = viewModel.asOf
    message = viewModel.message
    undoable = viewModel.undoable
  }

  func displayMessage(_ message: String) {
    self.message = message
  }

  func displayReceipt(_ viewModel: Orders.Open.ViewModel) {
    router.routeToReceipt(viewModel)
  }

  func displayOrderAgain() {
    router.routeBack()
  }
}
