import IceCreamScene

/// Leads to a receipt, and back to the opener.
final class OrdersRouter: OrdersRoutingLogic {
  /// Weak, because it holds the screen that holds the Router.
  weak var navigator: (any IceCreamNavigator)?
  /// Weak, because it may hold the navigator.
  weak var opener: (any IceCreamOrdersOpener)?
  private let dataStore: any OrdersDataStore

  init(dataStore: any OrdersDataStore) {
    self.dataStore = dataStore
  }

  func routeToReceipt(_ viewModel: Orders.Open.ViewModel) {
    navigator?.push(
      Receipt(title: viewModel.title, lines: viewModel.lines, total: viewModel.total))
  }

  func routeBack() {
    opener?.orderAgain(dataStore.names)
    navigator?.pop()
  }
}
