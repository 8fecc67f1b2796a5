import IceCreamScene

func makeOrdersScreen(
  client: any IceCreamClient, store: any IceCreamOrdersStore, clock: any IceCreamClock,
  navigator: any IceCreamNavigator, opener: any IceCreamOrdersOpener, place: IceCream.Orders.Place
) -> any IceCreamOrdersScreen {
  let writer = Writer(place: place)
  let presenter = HistoryPresenter(writer: writer)
  let interactor = HistoryInteractor(
    presenter: presenter, service: ServiceWorker(client: client),
    keeper: KeeperWorker(store: store), reader: ReaderWorker(), clock: clock)
  let router = HistoryRouter(dataStore: interactor, writer: writer)
  router.navigator = navigator
  router.opener = opener
  let view = HistoryView(interactor: interactor, router: router)
  presenter.view = view
  return view
}
