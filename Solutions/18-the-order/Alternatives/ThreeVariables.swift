import IceCreamScene

/// Puts an order together from the menu, one request after another.
final class OrderInteractor: IceCreamOrderBusinessLogic {
  private let presenter: any IceCreamOrderPresentationLogic
  private let menu: IceCream.Menu
  private let locale: String

  private var cone: Int?
  private var flavors: [Int] = []
  private var toppings: [Int] = []

  init(presenter: any IceCreamOrderPresentationLogic, menu: IceCream.Menu, locale: String) {
    self.presenter = presenter
    self.menu = menu
    self.locale = locale
  }

  func choose(_ request: IceCream.Order.Choose.Request) {
    let item = request.item
    switch request.part {
    case .cone:
      guard menu.cones.indices.contains(item) else { return refuse(.noSuchItem) }
      cone = item
    case .flavor:
      guard menu.flavors.indices.contains(item) else { return refuse(.noSuchItem) }
      guard cone != nil else { return refuse(.noCone) }
      flavors.append(item)
    case .topping:
      guard menu.toppings.indices.contains(item) else { return refuse(.noSuchItem) }
      guard cone != nil else { return refuse(.noCone) }
      guard !flavors.isEmpty else { return refuse(.noFlavor) }
      toppings.append(item)
    }
    present()
  }

  func remove(_ request: IceCream.Order.Remove.Request) {
    let place = request.place
    switch request.part {
    case .cone:
      guard cone != nil, place == 0 else { return refuse(.noSuchItem) }
      clear()
    case .flavor:
      guard flavors.indices.contains(place) else { return refuse(.noSuchItem) }
      flavors.remove(at: place)
      if flavors.isEmpty { toppings.removeAll() }
    case .topping:
      guard toppings.indices.contains(place) else { return refuse(.noSuchItem) }
      toppings.remove(at: place)
    }
    present()
  }

  func move(_ request: IceCream.Order.Move.Request) {
    let isDone =
      switch request.part {
      case .cone: cone != nil && request.from == 0 && request.to == 0
      case .flavor: move(&flavors, request)
      case .topping: move(&toppings, request)
      }
    if isDone { present() } else { refuse(.noSuchItem) }
  }

  private func move(_ row: inout [Int], _ request: IceCream.Order.Move.Request) -> Bool {
    let places = 0..<row.count
    guard places ~= request.from, places ~= request.to else { return false }
    let item = row.remove(at: request.from)
    row.insert(item, at: request.to)
    return true
  }

  func confirm(_ request: IceCream.Order.Confirm.Request) {
    guard cone != nil else { return refuse(.nothingToConfirm) }
    guard !flavors.isEmpty else { return refuse(.noFlavor) }
    let response = IceCream.Order.Response.confirmed(
      summary(flavors: flavors.sorted(), toppings: toppings.sorted()))
    clear()
    presenter.presentOrder(response)
  }

  private func clear() {
    cone = nil
    flavors.removeAll()
    toppings.removeAll()
  }

  private func refuse(_ refusal: IceCream.Order.Refusal) {
    presenter.presentOrder(.refused(refusal))
  }

  private func present() {
    presenter.presentOrder(.changed(summary(flavors: flavors, toppings: toppings)))
  }

  private func summary(flavors: [Int], toppings: [Int]) -> IceCream.Order.Summary {
    let cone = cone.map { menu.cones[$0] }
    let flavors = flavors.map { menu.flavors[$0] }
    let toppings = toppings.map { menu.toppings[$0] }
    let rest = (flavors + toppings).reduce(0) { $0 + $1.price }
    return .init(
      cone: cone, flavors: flavors, toppings: toppings, total: (cone?.price ?? 0) + rest,
      currency: menu.currency, locale: locale)
  }
}
