import IceCreamScene

/// Puts an order together from the menu, one request after another.
final class OrderInteractor: IceCreamOrderBusinessLogic {
  private let presenter: any IceCreamOrderPresentationLogic
  private let menu: IceCream.Menu
  private let locale: String

  /// For each row its items' places in the menu; whatever is shown follows from these.
  private var order: [IceCream.Order.Part: [Int]] = [:]

  init(presenter: any IceCreamOrderPresentationLogic, menu: IceCream.Menu, locale: String) {
    self.presenter = presenter
    self.menu = menu
    self.locale = locale
  }

  func choose(_ request: IceCream.Order.Choose.Request) {
    let part = request.part
    guard list(part).indices.contains(request.item) else { return refuse(.noSuchItem) }
    if part != .cone, row(.cone).isEmpty { return refuse(.noCone) }
    if part == .topping, row(.flavor).isEmpty { return refuse(.noFlavor) }
    order[part] = (part == .cone ? [] : row(part)) + [request.item]
    presentChange()
  }

  func remove(_ request: IceCream.Order.Remove.Request) {
    guard row(request.part).indices.contains(request.place) else { return refuse(.noSuchItem) }
    order[request.part]?.remove(at: request.place)
    if row(.cone).isEmpty { order = [:] }
    if row(.flavor).isEmpty { order[.topping] = [] }
    presentChange()
  }

  func move(_ request: IceCream.Order.Move.Request) {
    var row = row(request.part)
    guard row.indices.contains(request.from), row.indices.contains(request.to) else {
      return refuse(.noSuchItem)
    }
    row.insert(row.remove(at: request.from), at: request.to)
    order[request.part] = row
    presentChange()
  }

  func confirm(_ request: IceCream.Order.Confirm.Request) {
    if row(.cone).isEmpty { return refuse(.nothingToConfirm) }
    if row(.flavor).isEmpty { return refuse(.noFlavor) }
    for part in IceCream.Order.Part.allCases { order[part] = row(part).sorted() }
    let summary = summary
    order = [:]
    presenter.presentOrder(.confirmed(summary))
  }

  private func refuse(_ refusal: IceCream.Order.Refusal) {
    presenter.presentOrder(.refused(refusal))
  }

  private func presentChange() {
    presenter.presentOrder(.changed(summary))
  }

  private var summary: IceCream.Order.Summary {
    let (cones, flavors, toppings) = (items(.cone), items(.flavor), items(.topping))
    return .init(
      cone: cones.first, flavors: flavors, toppings: toppings,
      total: (cones + flavors + toppings).map(\.price).reduce(0, +), currency: menu.currency,
      locale: locale)
  }

  private func items(_ part: IceCream.Order.Part) -> [IceCream.Item] {
    row(part).map { list(part)[$0] }
  }

  private func row(_ part: IceCream.Order.Part) -> [Int] {
    order[part, default: []]
  }

  private func list(_ part: IceCream.Order.Part) -> [IceCream.Item] {
    switch part {
    case .cone: menu.cones
    case .flavor: menu.flavors
    case .topping: menu.toppings
    }
  }
}
