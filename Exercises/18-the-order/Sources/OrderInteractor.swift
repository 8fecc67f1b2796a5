import IceCreamScene

/// Puts an order together from the menu, one request after another.
final class OrderInteractor: IceCreamOrderBusinessLogic {
  private let presenter: any IceCreamOrderPresentationLogic
  private let menu: IceCream.Menu
  private let locale: String

  // Your task: what is chosen, shown and paid is kept in three places, and they drift apart.
  private var chosen: Set<Int> = []
  private var shown: [IceCream.Item] = []
  private var total = 0

  init(presenter: any IceCreamOrderPresentationLogic, menu: IceCream.Menu, locale: String) {
    self.presenter = presenter
    self.menu = menu
    self.locale = locale
  }

  func choose(_ request: IceCream.Order.Choose.Request) {
    guard request.part == .flavor, menu.flavors.indices.contains(request.item) else { return }
    let flavor = menu.flavors[request.item]
    chosen.insert(request.item)
    shown.append(flavor)
    total += flavor.price
    presenter.presentOrder(.changed(summary(shown)))
  }

  func remove(_ request: IceCream.Order.Remove.Request) {
    guard shown.indices.contains(request.place) else { return }
    shown.remove(at: request.place)
    presenter.presentOrder(.changed(summary(shown)))
  }

  func move(_ request: IceCream.Order.Move.Request) {
  }

  func confirm(_ request: IceCream.Order.Confirm.Request) {
    presenter.presentOrder(.confirmed(summary(chosen.sorted().map { menu.flavors[$0] })))
  }

  private func summary(_ flavors: [IceCream.Item]) -> IceCream.Order.Summary {
    .init(
      cone: nil, flavors: flavors, toppings: [], total: total, currency: menu.currency,
      locale: locale)
  }
}
