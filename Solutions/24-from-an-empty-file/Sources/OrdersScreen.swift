import IceCreamScene

/// Makes the parts, links them, and knows their classes; all others know protocols.
func makeOrdersScreen(
  client: any IceCreamClient, store: any IceCreamOrdersStore, clock: any IceCreamClock,
  navigator: any IceCreamNavigator, opener: any IceCreamOrdersOpener, place: IceCream.Orders.Place
) -> any IceCreamOrdersScreen {
  let presenter = OrdersPresenter(place: place)
  let interactor = OrdersInteractor(
    presenter: presenter, worker: OrdersWorker(client: client, store: store), clock: clock)
  let router = OrdersRouter(dataStore: interactor)
  (router.navigator, router.opener) = (navigator, opener)
  let view = OrdersView(interactor: interactor, router: router)
  presenter.view = view
  return view
}
