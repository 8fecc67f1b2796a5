import IceCreamScene
import IceCreamSpies
import SpyKit

/// What may happen to one of the two parts, alone between spies.
nonisolated enum PricesScenario: KataScenario {
  case presenter(responses: [Item])
  case view(steps: [Step])

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

  /// A tap, with the answer that comes while its Request is sent, or an order that comes by itself.
  ///
  /// So there's a tap between any two notices: no edge says what becomes of the first one else.
  nonisolated enum Step: Codable, Sendable {
    case choose(part: String, item: Int, answer: Display?)
    case remove(part: String, place: Int, answer: Display?)
    case confirm(answer: Display?)
    case dismiss
    case order(receipt: Receipt)

    /// False if no part of an order has that name.
    var isCovered: Bool {
      switch self {
      case .choose(let part, _, _), .remove(let part, _, _):
        IceCream.Order.Part(kind: part) != nil
      case .confirm, .dismiss, .order: true
      }
    }
  }

  nonisolated enum Display: Codable, Sendable {
    case order(receipt: Receipt)
    case confirmation(receipt: Receipt)
    case problem(title: String, message: String)
  }

  nonisolated struct Receipt: Codable, Sendable {
    var names: [String]
    var total: String

    var receipt: IceCream.Order.ViewModel.Receipt {
      .init(lines: names.map { .init(name: $0, price: "$2.50") }, total: total)
    }
  }

  var isCovered: Bool {
    switch self {
    case .presenter(let responses):
      responses.allSatisfy { item in
        switch item {
        case .changed(let order), .confirmed(let order): order.isCovered
        case .refused: item.response != nil
        }
      }
    case .view(let steps): steps.allSatisfy(\.isCovered)
    }
  }

  static func random(using random: inout KataRandom) -> Self {
    random.once(in: 4)
      ? .view(steps: random.row(usually: 8) { step(using: &$0) })
      : .presenter(responses: random.row(usually: 4) { item(using: &$0) })
  }

  private static func item(using random: inout KataRandom) -> Item {
    switch random.below(10) {
    case 0: .refused(kind: random.pick(IceCream.Order.Refusal.allCases).kind)
    case 1, 2: .confirmed(order: order(using: &random))
    default: .changed(order: order(using: &random))
    }
  }

  private static func step(using random: inout KataRandom) -> Step {
    let part = random.pick(IceCream.Order.Part.allCases).kind
    let answer = random.once(in: 4) ? nil : display(using: &random)
    return switch random.below(10) {
    case 0, 1, 2: .choose(part: part, item: random.below(5) - 1, answer: answer)
    case 3, 4: .remove(part: part, place: random.below(5) - 1, answer: answer)
    case 5, 6: .confirm(answer: answer)
    case 7: .dismiss
    default: .order(receipt: receipt(using: &random))
    }
  }

  private static func display(using random: inout KataRandom) -> Display {
    switch random.below(4) {
    case 0: .problem(title: random.text(.all), message: random.text(.all))
    case 1: .confirmation(receipt: receipt(using: &random))
    default: .order(receipt: receipt(using: &random))
    }
  }

  private static func receipt(using random: inout KataRandom) -> Receipt {
    Receipt(
      names: (0..<random.below(4)).map { _ in random.text(.all, words: ["Mint", "Nuts"]) },
      total: random.text(.all, words: ["Total: $2.50"]))
  }

  private static func order(using random: inout KataRandom) -> Order {
    Order(
      cone: random.once(in: 3) ? nil : line(using: &random), flavors: items(using: &random),
      toppings: items(using: &random), total: amount(using: &random),
      currency: random.pick(currencies),
      locale: random.once(in: 3) ? "en_US" : random.pick(locales))
  }

  private static func items(using random: inout KataRandom) -> [KataItem] {
    (0..<random.below(4)).map { _ in line(using: &random) }
  }

  private static func line(using random: inout KataRandom) -> KataItem {
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
