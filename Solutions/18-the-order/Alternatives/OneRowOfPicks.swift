import IceCreamScene

/// Puts an order together from the menu, one request after another.
final class OrderInteractor: IceCreamOrderBusinessLogic {
  private let presenter: any IceCreamOrderPresentationLogic
  private let menu: IceCream.Menu
  private let locale: String

  private var draft = Draft()

  init(presenter: any IceCreamOrderPresentationLogic, menu: IceCream.Menu, locale: String) {
    self.presenter = presenter
    self.menu = menu
    self.locale = locale
  }

  func choose(_ request: IceCream.Order.Choose.Request) {
    change { draft throws(Refused) in try draft.choose(request, from: menu) }
  }

  func remove(_ request: IceCream.Order.Remove.Request) {
    change { draft throws(Refused) in try draft.remove(request) }
  }

  func move(_ request: IceCream.Order.Move.Request) {
    change { draft throws(Refused) in try draft.move(request) }
  }

  func confirm(_ request: IceCream.Order.Confirm.Request) {
    do {
      let confirmed = try draft.confirmed()
      draft = Draft()
      presenter.presentOrder(.confirmed(summary(of: confirmed)))
    } catch {
      presenter.presentOrder(.refused(error.refusal))
    }
  }

  /// Works on a copy: what is refused has changed nothing.
  private func change(_ body: (inout Draft) throws(Refused) -> Void) {
    var copy = draft
    do {
      try body(&copy)
      draft = copy
      presenter.presentOrder(.changed(summary(of: draft)))
    } catch {
      presenter.presentOrder(.refused(error.refusal))
    }
  }

  private func summary(of draft: Draft) -> IceCream.Order.Summary {
    .init(
      cone: draft.items(.cone).first, flavors: draft.items(.flavor),
      toppings: draft.items(.topping),
      total: draft.picks.reduce(0) { $0 + $1.item.price }, currency: menu.currency,
      locale: locale)
  }
}

private struct Refused: Error {
  let refusal: IceCream.Order.Refusal

  init(_ refusal: IceCream.Order.Refusal) {
    self.refusal = refusal
  }
}

/// One row of all picks, in the order in which they are shown.
private struct Draft {
  struct Pick {
    let part: IceCream.Order.Part
    let place: Int
    let item: IceCream.Item
  }

  private(set) var picks: [Pick] = []

  func items(_ part: IceCream.Order.Part) -> [IceCream.Item] {
    indices(part).map { picks[$0].item }
  }

  private func indices(_ part: IceCream.Order.Part) -> [Int] {
    picks.indices.filter { picks[$0].part == part }
  }

  mutating func choose(
    _ request: IceCream.Order.Choose.Request, from menu: IceCream.Menu
  ) throws(Refused) {
    let lists: [IceCream.Order.Part: [IceCream.Item]] = [
      .cone: menu.cones, .flavor: menu.flavors, .topping: menu.toppings,
    ]
    guard let list = lists[request.part], list.indices.contains(request.item) else {
      throw Refused(.noSuchItem)
    }
    switch request.part {
    case .cone: picks.removeAll { $0.part == .cone }
    case .flavor: try need(.cone, or: .noCone)
    case .topping:
      try need(.cone, or: .noCone)
      try need(.flavor, or: .noFlavor)
    }
    picks.append(Pick(part: request.part, place: request.item, item: list[request.item]))
  }

  mutating func remove(_ request: IceCream.Order.Remove.Request) throws(Refused) {
    picks.remove(at: try index(of: request.place, request.part))
    if indices(.cone).isEmpty { picks = [] }
    if indices(.flavor).isEmpty { picks.removeAll { $0.part == .topping } }
  }

  mutating func move(_ request: IceCream.Order.Move.Request) throws(Refused) {
    let from = try index(of: request.from, request.part)
    let to = try index(of: request.to, request.part)
    picks.insert(picks.remove(at: from), at: to)
  }

  func confirmed() throws(Refused) -> Draft {
    try need(.cone, or: .nothingToConfirm)
    try need(.flavor, or: .noFlavor)
    var draft = self
    draft.picks.sort { $0.place < $1.place }
    return draft
  }

  private func need(
    _ part: IceCream.Order.Part, or refusal: IceCream.Order.Refusal
  ) throws(Refused) {
    guard picks.contains(where: { $0.part == part }) else { throw Refused(refusal) }
  }

  private func index(of place: Int, _ part: IceCream.Order.Part) throws(Refused) -> Int {
    let row = indices(part)
    guard row.indices.contains(place) else { throw Refused(.noSuchItem) }
    return row[place]
  }
}
