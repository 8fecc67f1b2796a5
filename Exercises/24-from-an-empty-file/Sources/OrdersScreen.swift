import IceCreamScene

/// Makes the order history: keep its signature, and put your scene in place of the class below.
func makeOrdersScreen(
  client: any IceCreamClient, store: any IceCreamOrdersStore, clock: any IceCreamClock,
  navigator: any IceCreamNavigator, opener: any IceCreamOrdersOpener, place: IceCream.Orders.Place
) -> any IceCreamOrdersScreen {
  EmptyScreen()
}

/// Shows nothing, and does nothing.
private final class EmptyScreen: IceCreamOrdersScreen {
  let rows: [IceCream.Orders.Row] = []
  let isLoading = false
  let asOf: String? = nil
  let message: String? = nil

  func appear() async {}
  func refresh() async {}
  func open(order number: Int) {}
  func again(order number: Int) {}
}
