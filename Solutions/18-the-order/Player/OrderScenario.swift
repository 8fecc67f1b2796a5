import IceCreamScene
import IceCreamSpies
import SpyKit

/// A menu, and what a guest wants of it, one thing after another.
nonisolated struct OrderScenario: KataScenario {
  var menu: KataMenu
  var locale: String
  var commands: [Step]

  nonisolated enum Step: Codable, Sendable {
    case choose(part: String, item: Int)
    case remove(part: String, place: Int)
    case move(part: String, from: Int, to: Int)
    case confirm

    /// Nil for a part that there is not.
    var command: Command? {
      switch self {
      case .choose(let part, let item):
        IceCream.Order.Part(kind: part).map { .choose(.init(part: $0, item: item)) }
      case .remove(let part, let place):
        IceCream.Order.Part(kind: part).map { .remove(.init(part: $0, place: place)) }
      case .move(let part, let from, let to):
        IceCream.Order.Part(kind: part).map { .move(.init(part: $0, from: from, to: to)) }
      case .confirm: .confirm
      }
    }
  }

  nonisolated enum Command {
    case choose(IceCream.Order.Choose.Request)
    case remove(IceCream.Order.Remove.Request)
    case move(IceCream.Order.Move.Request)
    case confirm

    var kataText: String {
      switch self {
      case .choose(let request): "choose \(request.part.kind) \(request.item) of the menu"
      case .remove(let request): "remove the \(request.part.kind) at \(request.place)"
      case .move(let request):
        "move the \(request.part.kind) from \(request.from) to \(request.to)"
      case .confirm: "confirm"
      }
    }
  }

  /// All prices together have room in an `Int`, however often each is chosen.
  var isCovered: Bool {
    let prices = [menu.cones, menu.flavors, menu.toppings].joined().map(\.price)
    return prices.allSatisfy((-10_000...10_000).contains) && commands.count <= 1000
      && commands.allSatisfy { $0.command != nil }
  }

  static func random(using random: inout KataRandom) -> Self {
    var guest = Guest()
    let menu = menu(using: &random)
    let count = random.count(usually: 14)
    let steps = (0..<count).map { _ in guest.step(menu, using: &random) }
    return Self(
      menu: menu, locale: random.once(in: 3) ? "en_US" : random.pick(["de_DE", "ja_JP", "ar_EG"]),
      commands: random.once(in: 2) ? steps + [.confirm] : steps)
  }

  /// From none to eight of each; the same item may be on a list twice.
  private static func menu(using random: inout KataRandom) -> KataMenu {
    KataMenu(
      currency: .random(using: &random), cones: list(upTo: 3, using: &random),
      flavors: list(upTo: 8, using: &random), toppings: list(upTo: 8, using: &random))
  }

  private static func list(upTo count: Int, using random: inout KataRandom) -> [KataItem] {
    var list: [KataItem] = []
    for _ in 0..<(random.once(in: 15) ? 0 : 1 + random.below(count)) {
      let again = list.isEmpty || !random.once(in: 3) ? nil : random.pick(list)
      let name = random.text(.all, words: ["Mint", "Almond", "Vanilla", "Nuts"])
      list.append(
        again ?? KataItem(name: name, price: random.below(40) * 10 - (random.once(in: 9) ? 400 : 0))
      )
    }
    return list
  }
}

/// Knows about how long each row is, so that most of what it asks for can be done.
nonisolated private struct Guest {
  private var cones = 0
  private var flavors = 0
  private var toppings = 0

  mutating func step(_ menu: KataMenu, using random: inout KataRandom) -> OrderScenario.Step {
    if cones == 0, !random.once(in: 5) { return choose(.cone, menu.cones, using: &random) }
    let part = random.pick([.cone, .flavor, .flavor, .flavor, .topping, .topping] as [Part])
    switch random.below(14) {
    case 0: return confirm()
    case 1, 2: return remove(part, using: &random)
    case 3, 4:
      let (from, to) = (place(part, using: &random), place(part, using: &random))
      return .move(part: part.kind, from: from, to: to)
    default:
      switch part {
      case .cone: return choose(part, menu.cones, using: &random)
      case .flavor: return choose(part, menu.flavors, using: &random)
      case .topping: return choose(part, menu.toppings, using: &random)
      }
    }
  }

  private typealias Part = IceCream.Order.Part

  private mutating func choose(
    _ part: Part, _ list: [KataItem], using random: inout KataRandom
  ) -> OrderScenario.Step {
    let isThere = !list.isEmpty && !random.once(in: 20)
    if isThere { grow(part) }
    return .choose(
      part: part.kind, item: isThere ? random.below(list.count) : random.pick([-1, list.count]))
  }

  private mutating func grow(_ part: Part) {
    switch part {
    case .cone: cones = 1
    case .flavor: flavors += cones
    case .topping: toppings += flavors > 0 ? 1 : 0
    }
  }

  private mutating func remove(
    _ part: Part, using random: inout KataRandom
  ) -> OrderScenario.Step {
    let place = place(part, using: &random)
    switch part {
    case .cone: if place == 0 { (cones, flavors, toppings) = (0, 0, 0) }
    case .flavor: flavors = max(0, flavors - 1)
    case .topping: toppings = max(0, toppings - 1)
    }
    return .remove(part: part.kind, place: place)
  }

  private mutating func confirm() -> OrderScenario.Step {
    if flavors > 0 { (cones, flavors, toppings) = (0, 0, 0) }
    return .confirm
  }

  /// A place in the row, as a rule; one that is not there now and then.
  private func place(_ part: Part, using random: inout KataRandom) -> Int {
    let count = [.cone: cones, .flavor: flavors, .topping: toppings][part] ?? 0
    guard count > 0, !random.once(in: 12) else { return random.pick([-1, 0, count]) }
    return random.below(count)
  }
}
