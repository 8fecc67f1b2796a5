import IceCreamScene

func makeOrdersScreen(
  client: any IceCreamClient, store: any IceCreamOrdersStore, clock: any IceCreamClock,
  navigator: any IceCreamNavigator, opener: any IceCreamOrdersOpener, place: IceCream.Orders.Place
) -> any IceCreamOrdersScreen {
  let list = PurchaseList()
  let worker = PurchaseWorker(client: client, store: store, clock: clock)
  let listPresenter = ListPresenter(
    locale: place.locale, calendar: place.calendar, zone: place.zone)
  let wayPresenter = WayPresenter(locale: place.locale)
  let router = WayRouter(navigator: { [weak navigator] in navigator }, opener: opener)
  let view = PurchasesView(
    list: ListInteractor(list: list, worker: worker, presenter: listPresenter),
    way: WayInteractor(list: list, presenter: wayPresenter), router: router)
  listPresenter.view = view
  wayPresenter.view = view
  return view
}
