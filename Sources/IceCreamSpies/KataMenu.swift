import IceCreamScene
import SpyKit

/// A menu as it is written in a script.
nonisolated package struct KataMenu: Codable, Sendable {
  package var currency: KataCurrency
  package var cones: [KataItem]
  package var flavors: [KataItem]
  package var toppings: [KataItem]

  package init(
    currency: KataCurrency, cones: [KataItem], flavors: [KataItem], toppings: [KataItem]
  ) {
    self.currency = currency
    self.cones = cones
    self.flavors = flavors
    self.toppings = toppings
  }

  /// Any menu: items come again, and a list may be empty.
  package static func random(using random: inout KataRandom) -> Self {
    Self(
      currency: .random(using: &random), cones: list(using: &random),
      flavors: list(using: &random), toppings: list(using: &random))
  }

  private static func list(using random: inout KataRandom) -> [KataItem] {
    guard !random.once(in: 5) else { return [] }
    return random.once(in: 6)
      ? random.row(usually: 6) { .random(using: &$0) }
      : (0...random.below(3)).map { _ in .random(using: &random) }
  }

  package var menu: IceCream.Menu {
    IceCream.Menu(
      currency: currency.currency, cones: cones.map(\.item), flavors: flavors.map(\.item),
      toppings: toppings.map(\.item))
  }
}

/// A currency as it is written in a script.
nonisolated package struct KataCurrency: Codable, Equatable, Sendable {
  package var code: String
  package var digits: Int

  package init(code: String, digits: Int) {
    self.code = code
    self.digits = digits
  }

  package static func random(using random: inout KataRandom) -> Self {
    random.pick(all)
  }

  package var currency: IceCream.Currency { .init(code: code, digits: digits) }

  /// Of each number of digits that there is, one at least.
  package static let all = [
    Self(code: "USD", digits: 2), Self(code: "EUR", digits: 2), Self(code: "JPY", digits: 0),
    Self(code: "KWD", digits: 3),
  ]
}

/// A line of a menu or an order as it is written in a script.
nonisolated package struct KataItem: Codable, Sendable {
  package var name: String
  package var price: Int

  package init(name: String, price: Int) {
    self.name = name
    self.price = price
  }

  package static func random(using random: inout KataRandom) -> Self {
    var name = random.text(.all, words: ["Vanilla", "Pistachio", "vanilla", "Almond", "Waffle"])
    name.unicodeScalars.removeAll { $0 == byteOrderMark }
    return Self(name: name, price: price(using: &random))
  }

  /// A beginning of a text on which Foundation's readers of JSON differ.
  package static let byteOrderMark: Unicode.Scalar = "\u{FEFF}"

  private static func price(using random: inout KataRandom) -> Int {
    switch random.below(12) {
    case 0: 0
    case 1: -random.below(300)
    case 2: random.pick([9_007_199_254_740_993, 90_071_992_547_409_931, -4_503_599_627_370_497])
    default: random.below(80) * 10
    }
  }

  package var item: IceCream.Item { .init(name: name, price: price) }
}
