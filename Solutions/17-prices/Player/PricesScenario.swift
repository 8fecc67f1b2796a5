import IceCreamScene
import IceCreamSpies
import SpyKit

/// What the Interactor may hand to the Presenter, one response after another.
nonisolated struct PricesScenario: KataScenario {
  var responses: [Item]

  nonisolated enum Item: Codable, Sendable {
    case changed(order: Order)
    case confirmed(order: Order)
    case refused(kind: String)

    /// Nil for a refusal that there is not.
    var response: IceCream.Order.Response? {
      switch self {
      case .changed(let order): .changed(order.summary)
      case .confirmed(let order): .confirmed(order.summary)
      case .refused(let kind): IceCream.Order.Refusal(kind: kind).map { .refused($0) }
      }
    }
  }

  nonisolated struct Order: Codable, Sendable {
    var cone: KataItem?
    var flavors: [KataItem]
    var toppings: [KataItem]
    var total: Int
    var currency: KataCurrency
    var locale: String

    var summary: IceCream.Order.Summary {
      IceCream.Order.Summary(
        cone: cone?.item, flavors: flavors.map(\.item), toppings: toppings.map(\.item),
        total: total, currency: currency.currency, locale: locale)
    }

    var isCovered: Bool { currencies.contains(currency) && locales.contains(locale) }
  }

  var isCovered: Bool {
    responses.allSatisfy { item in
      switch item {
      case .changed(let order), .confirmed(let order): order.isCovered
      case .refused: item.response != nil
      }
    }
  }

  static func random(using random: inout KataRandom) -> Self {
    Self(
      responses: random.row(usually: 4) { random in
        switch random.below(10) {
        case 0: .refused(kind: random.pick(IceCream.Order.Refusal.allCases).kind)
        case 1, 2: .confirmed(order: order(using: &random))
        default: .changed(order: order(using: &random))
        }
      })
  }

  private static func order(using random: inout KataRandom) -> Order {
    Order(
      cone: random.once(in: 3) ? nil : item(using: &random), flavors: items(using: &random),
      toppings: items(using: &random), total: amount(using: &random),
      currency: random.pick(currencies),
      locale: random.once(in: 3) ? "en_US" : random.pick(locales))
  }

  private static func items(using random: inout KataRandom) -> [KataItem] {
    (0..<random.below(4)).map { _ in item(using: &random) }
  }

  private static func item(using random: inout KataRandom) -> KataItem {
    KataItem(name: random.text(.all, words: ["Mint", "Nuts"]), price: amount(using: &random))
  }

  /// A few coins, or what hardly fits, on both sides of zero.
  private static func amount(using random: inout KataRandom) -> Int {
    let amount =
      switch random.below(8) {
      case 0: 0
      case 1: Int.max - random.below(100)
      case 2: 9_007_199_254_740_993 + random.below(1000) * 2
      case 3: random.below(10_000_000_000)
      case 4: random.below(100) * 1000
      default: random.below(1000)
      }
    return random.once(in: 4) ? -amount : amount
  }

  /// With as many digits as ISO 4217 gives them, whatever a locale's own data say.
  private static let currencies =
    KataCurrency.all + [
      .init(code: "IQD", digits: 3), .init(code: "CLF", digits: 4), .init(code: "TND", digits: 3),
      .init(code: "CHF", digits: 2), .init(code: "ISK", digits: 0), .init(code: "AFN", digits: 2),
    ]

  private static let locales = [
    "en_US", "en_GB", "de_DE", "de_CH", "tr_TR", "sv_SE", "he_IL", "ar_EG", "fa_IR", "hi_IN",
    "ja_JP", "en_US_POSIX", "ks_Deva_IN", "en_US@rg=dezzzz", "de_DE@numbers=arab",
  ]
}
