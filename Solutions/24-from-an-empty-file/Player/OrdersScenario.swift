import Foundation
import IceCreamScene
import IceCreamSpies
import SpyKit

/// The steps of a user on one screen, the answers of the service, and the events around them.
nonisolated struct OrdersScenario: KataScenario {
  var place: Place
  /// The entry that the store has at first; nil if it has none.
  var kept: Kept?
  var steps: [Step]

  nonisolated struct Place: Codable, Sendable {
    var locale: String
    var calendar: String
    var zone: String
  }

  nonisolated struct Kept: Codable, Sendable {
    var body: KataOrdersBody
    var age: Int
  }

  nonisolated enum Step: Codable, Sendable {
    case appear
    case refresh
    case undo(Int)
    case open(Int)
    case again(Int)
    /// Answers the question at this place among those that wait, the oldest request's first.
    case answer(place: Int, KataOrdersBody)
    case failure(place: Int, kind: String)
    case stray(place: Int, KataStrayError)
    case cancel(place: Int)
    case pass(seconds: Int)
    /// Another screen has kept an answer, which came as many seconds ago.
    case keep(Kept?)
    case navigatorGoes
    case openerGoes
  }

  /// The clock at the beginning.
  static let now = 1_772_348_700

  /// The stage whose scripts are played; the last one has all of them.
  static let stage =
    ProcessInfo.processInfo.environment["SPYKIT_STAGE"].flatMap { Int($0) } ?? 3

  var isCovered: Bool {
    place.place != nil && kept?.isCovered != false && steps.allSatisfy(\.isCovered)
      && (kept == nil || Self.stage > 1) && steps.allSatisfy { $0.stage <= Self.stage }
  }

  /// The same without anything that comes in a later stage.
  fileprivate var inStage: Self {
    var scenario = self
    if Self.stage == 1 { scenario.kept = nil }
    scenario.steps.removeAll { $0.stage > Self.stage }
    return scenario
  }
}

nonisolated extension OrdersScenario.Place {
  static let locales = [
    "en_US", "de_DE", "ar_EG", "ja_JP", "fr_CH", "th_TH", "hi_IN@numbers=deva", "tr_TR",
  ]
  static let calendars: [(name: String, identifier: Calendar.Identifier)] = [
    ("gregorian", .gregorian), ("buddhist", .buddhist), ("japanese", .japanese),
    ("islamic", .islamicUmmAlQura), ("hebrew", .hebrew),
  ]
  static let zones = [
    "America/New_York", "Asia/Tokyo", "Europe/Berlin", "Asia/Kathmandu", "America/St_Johns", "GMT",
  ]

  /// Nil for names that scripts have no others of.
  var place: IceCream.Orders.Place? {
    guard Self.locales.contains(locale), Self.zones.contains(zone),
      let calendar = Self.calendars.first(where: { $0.name == calendar }),
      let zone = TimeZone(identifier: zone)
    else { return nil }
    return .init(
      locale: Locale(identifier: locale), calendar: Calendar(identifier: calendar.identifier),
      zone: zone)
  }
}

nonisolated extension OrdersScenario.Kept {
  var isCovered: Bool { body.isCovered && abs(age) < 1_000_000_000 }

  func kept(at now: Int) -> IceCream.Orders.Kept {
    .init(body: body.data, time: now - age)
  }
}

nonisolated extension OrdersScenario.Step {
  /// The stage that it belongs to.
  fileprivate var stage: Int {
    switch self {
    case .appear, .refresh, .answer, .failure, .stray, .cancel, .pass: 1
    case .open, .again, .keep, .navigatorGoes, .openerGoes: 2
    case .undo: 3
    }
  }

  fileprivate var isCovered: Bool {
    switch self {
    case .answer(_, let body): body.isCovered
    case .keep(let kept): kept?.isCovered != false
    case .failure(_, let kind): IceCream.ClientError(kind: kind) != nil
    case .pass(let seconds): abs(seconds) < 1_000_000_000
    default: true
    }
  }
}

nonisolated extension KataOrdersBody {
  fileprivate var isCovered: Bool {
    let isFault =
      switch fault {
      case .cut(let permille): (0..<1000).contains(permille)
      case .field(let number, _): number >= 0
      case .empty, .page, nil: true
      }
    return isFault && Set(orders.map(\.number)).count == orders.count
      && orders.allSatisfy { order in
        (0..<4_000_000_000).contains(order.placed) && KataCurrency.all.contains(order.currency)
          && order.lines.allSatisfy { $0.name.unicodeScalars.first != KataItem.byteOrderMark }
      }
  }
}

// MARK: - At random

nonisolated extension OrdersScenario {
  static func random(using random: inout KataRandom) -> Self {
    ofAllStages(using: &random).inStage
  }

  private static func ofAllStages(using random: inout KataRandom) -> Self {
    let place = Place(
      locale: random.pick(Place.locales), calendar: random.pick(Place.calendars).name,
      zone: random.pick(Place.zones))
    let orders = orders(using: &random)
    let offline = Step.failure(place: 0, kind: "offline")
    if random.once(in: 10) {
      let undo = Step.undo(undoable(orders))
      let last = KataOrdersBody(Array(orders.dropLast()))
      return Self(
        place: place, kept: Kept(body: .init(orders), age: 100),
        steps: [
          .appear, offline, .again(orders[0].number), undo, .refresh, .answer(place: 1, last),
        ]
          + [.answer(place: 0, .init(orders)), offline])
    }
    var steps: [Step] = []
    if !random.once(in: 4) {
      steps = [
        random.once(in: 2) ? .appear : .refresh,
        random.once(in: 4) ? offline : .answer(place: 0, .init(orders)),
      ]
    }
    steps += crossing(orders, using: &random)
    steps += random.row(usually: 9) { step(orders, using: &$0) }
    return Self(
      place: place, kept: random.once(in: 2) ? nil : kept(orders, using: &random), steps: steps)
  }

  /// Each error from below the client once, some of them over a list.
  static var always: [Self] {
    // Before each one, the message is another one.
    let errors = KataStrayError.allCases.map {
      [Step.refresh, .failure(place: 0, kind: "offline"), .refresh, .stray(place: 0, $0)]
    }
    let list = KataOrdersBody([.init(7, placed: now)])
    let starts: [[Step]] = [[], [.refresh, .answer(place: 0, list)]]
    return stride(from: 0, to: errors.count, by: 6).map { first in
      Self(
        place: Place(locale: "en_US", calendar: "gregorian", zone: "GMT"), kept: nil,
        steps: starts[first / 6 % 2] + errors[first...].prefix(6).joined())
    }
  }

  /// The number of an order that can be undone, if there is one.
  private static func undoable(_ orders: [KataPlacedOrder]) -> Int {
    (orders.first { now - $0.placed <= 600 } ?? orders[0]).number
  }

  /// Two requests that cross, with what may come between them.
  private static func crossing(
    _ orders: [KataPlacedOrder], using random: inout KataRandom
  ) -> [Step] {
    let all = Step.answer(place: 0, .init(orders))
    let fewer = KataOrdersBody(Array(orders.dropFirst()))
    let last = KataOrdersBody(Array(orders.dropLast()))
    let offline = Step.failure(place: 0, kind: "offline")
    let number = undoable(orders)
    return switch random.below(15) {
    case 0: [.refresh, .refresh, .answer(place: 1, fewer), all]
    case 1: [.refresh, .appear, all, .answer(place: 0, fewer)]
    case 2: [.refresh, .refresh, .cancel(place: 1), .answer(place: 1, fewer), all]
    case 3: [.refresh, .cancel(place: 0), .failure(place: 0, kind: "offline")]
    case 4: [.undo(number), .refresh, .answer(place: 0, fewer), all, .answer(place: 0, fewer)]
    case 5: [.refresh, .undo(number), .answer(place: 1, fewer), all, .answer(place: 0, fewer)]
    case 6: [.undo(number), .undo(number), .stray(place: 0, .plain), .undo(number), all]
    case 7: [.undo(number), .cancel(place: 0), all, .answer(place: 0, fewer)]
    case 8: [.refresh, .refresh, .failure(place: 1, kind: "offline"), all]
    case 9: [.undo(number), .refresh, .answer(place: 1, fewer), all, offline]
    case 10: [.undo(number), .refresh, .answer(place: 1, last), all, offline]
    case 11: [.refresh, .undo(number), .answer(place: 0, last), offline]
    case 12: [.undo(number), .cancel(place: 0), offline]
    default: []
    }
  }

  private static func step(
    _ orders: [KataPlacedOrder], using random: inout KataRandom
  ) -> Step {
    let number = random.once(in: 6) ? random.below(40) : random.pick(orders).number
    return switch random.below(30) {
    case 0, 1, 2: .appear
    case 3, 4, 5: .refresh
    case 6, 7, 8: .undo(number)
    case 9, 10, 11: .open(number)
    case 12, 13, 22: .again(number)
    case 14: .failure(place: random.below(3), kind: random.pick(["offline", "signedOut"]))
    case 15: .stray(place: random.below(3), .random(using: &random))
    case 16, 17: .cancel(place: random.below(3))
    case 18, 19: .pass(seconds: seconds(using: &random))
    case 20: .keep(random.once(in: 4) ? nil : kept(orders, using: &random))
    case 21: random.once(in: 2) ? .navigatorGoes : .openerGoes
    default: .answer(place: random.below(3), body(orders, using: &random))
    }
  }

  /// Six orders or more, most of them placed around the last ten minutes.
  private static func orders(using random: inout KataRandom) -> [KataPlacedOrder] {
    let count = 6 + random.below(4)
    var numbers = Array(0..<30)
    return (0..<count).map { _ in
      KataPlacedOrder(
        numbers.remove(at: random.below(numbers.count)),
        placed: random.once(in: 8) ? random.below(2_000_000_000) : now - seconds(using: &random),
        total: random.once(in: 8) ? -random.below(300) : random.below(3000),
        currency: .random(using: &random),
        lines: lines(using: &random))
    }
  }

  /// Up to four; the first one may come again as the last.
  private static func lines(using random: inout KataRandom) -> [KataItem] {
    let lines = (0..<random.below(4)).map { _ in KataItem.random(using: &random) }
    return random.once(in: 3) ? lines + lines.prefix(1) : lines
  }

  private static func seconds(using random: inout KataRandom) -> Int {
    random.pick([0, 1, 30, 300, 599, 600, 600, 601, 601, 700, 5000, -1, -100])
  }

  /// All orders or some of them, now and then in another order, and sometimes spoiled.
  private static func body(
    _ orders: [KataPlacedOrder], using random: inout KataRandom
  ) -> KataOrdersBody {
    var body = KataOrdersBody(orders, isOdd: random.once(in: 3))
    switch random.below(6) {
    case 0: body.orders.shuffle(using: &random)
    case 1: body.orders.removeAll { _ in random.once(in: 3) }
    case 2: body.orders = []
    default: break
    }
    if random.once(in: 4) {
      body.fault =
        switch random.below(6) {
        case 0: .empty
        case 1: .page
        case 2: .cut(permille: random.below(1000))
        default: .field(random.below(200), random.pick(KataSpoiling.allCases))
        }
    }
    return body
  }

  private static func kept(_ orders: [KataPlacedOrder], using random: inout KataRandom) -> Kept {
    Kept(body: body(orders, using: &random), age: seconds(using: &random))
  }
}
