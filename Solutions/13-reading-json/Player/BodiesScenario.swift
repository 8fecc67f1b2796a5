import SpyKit
import WeatherScene

/// What a service sends, one body after another; none has more than one fault.
nonisolated struct BodiesScenario: KataScenario {
  var bodies: [Body]

  nonisolated enum Body: Codable, Sendable {
    case sent(Sent)
    case broken(Sent, Fault)
    /// What came of it before the connection was lost.
    case cutOff(Sent, after: Int)
    case page(String)
    /// Nearly JSON, in one of several ways.
    case sloppy(Sent, way: Int)
    case empty
  }

  nonisolated struct Sent: Codable, Sendable {
    var place: String
    var hours: [Hour]
    /// Nil where nothing is said of days.
    var days: [Day]?
    /// Whether what may be missing is there, as null.
    var hasNulls: Bool
    /// Fields that the app doesn't know, among the others.
    var strangers: Int
    /// Whether each field has a namesake that begins with a capital letter; nil is no.
    var hasNamesakes: Bool?
    /// Shuffles the fields of each object.
    var order: UInt64
  }

  nonisolated struct Hour: Codable, Sendable {
    var hour: Int
    var zone: Int
    var tenths: Int
    var condition: String?
    var rain: Int?
  }

  nonisolated struct Day: Codable, Sendable {
    /// Nil is an ordinary one.
    var date: String?
    var high: Int
    var low: Int
  }

  var isCovered: Bool { bodies.allSatisfy(\.isCovered) }

  static func random(using random: inout KataRandom) -> Self {
    Self(bodies: (0...random.below(9)).map { _ in body(using: &random) })
  }

  private static func body(using random: inout KataRandom) -> Body {
    switch random.below(26) {
    case 0: return .empty
    case 1: return .page(random.pick(["<html></html>", "<h1>502</h1>"]))
    case 2:
      let sent = short(using: &random)
      return .cutOff(sent, after: 1 + random.below(sent.tree.text.count - 1))
    case 3: return .sloppy(short(using: &random), way: random.below(3))
    case 4...20:
      let sent = short(using: &random)
      return .broken(sent, .random(in: sent, using: &random))
    default: return .sent(long(using: &random))
    }
  }

  /// With each field in it, as a rule: there is more to break than to read.
  private static func short(using random: inout KataRandom) -> Sent {
    let counts = Array(repeating: 1, count: 16) + [0, 2, 2, 2]
    let hours = (0..<random.pick(counts)).map { _ in
      var hour = hour(using: &random)
      hour.condition = hour.condition ?? "rainy"
      hour.rain = hour.rain ?? 100
      return hour
    }
    let days = (0..<random.pick(counts)).map { _ in day(using: &random) }
    return sent(hours, random.once(in: 20) ? nil : days, using: &random)
  }

  private static func long(using random: inout KataRandom) -> Sent {
    let hours = hours(using: &random)
    return sent(hours, random.once(in: 2) ? days(using: &random) : nil, using: &random)
  }

  private static func sent(
    _ hours: [Hour], _ days: [Day]?, using random: inout KataRandom
  ) -> Sent {
    Sent(
      place: random.text(.all, words: ["Oslo", "Lima"]), hours: hours, days: days,
      hasNulls: random.once(in: 3), strangers: random.once(in: 3) ? 1 + random.below(3) : 0,
      hasNamesakes: random.once(in: 6) ? true : nil,
      order: random.once(in: 2) ? 0 : random.next() % 1_000_000)
  }

  /// Now and then one comes twice.
  private static func hours(using random: inout KataRandom) -> [Hour] {
    let count = random.once(in: 14) ? 25 : random.below(4)
    let hours = (0..<count).map { _ in hour(using: &random) }
    return random.once(in: 4) ? hours + hours.prefix(1) : hours
  }

  private static func hour(using random: inout KataRandom) -> Hour {
    let word = random.pick(["sunny", "cloudy", "foggy", "rainy", "snowy", "stormy"])
    let stranger = random.pick(["hail", "Sunny", "", " sunny", "notKnown", "Stormy "])
    return Hour(
      hour: random.below(24), zone: random.pick([0, 60, -300, 345, 330, -210, 840, -720]),
      tenths: tenths(using: &random),
      condition: random.once(in: 4) ? nil : random.once(in: 4) ? stranger : word,
      rain: random.once(in: 3) ? nil : random.pick([0, 1, 40, 100]))
  }

  private static func days(using random: inout KataRandom) -> [Day] {
    (0..<(random.once(in: 7) ? 9 : random.below(3))).map { _ in day(using: &random) }
  }

  private static func day(using random: inout KataRandom) -> Day {
    Day(
      date: random.once(in: 6) ? random.text(.all, words: ["1 March"]) : nil,
      high: tenths(using: &random), low: tenths(using: &random))
  }

  private static func tenths(using random: inout KataRandom) -> Int {
    random.once(in: 4) ? random.pick([0, 10, -10, 3, -3]) : random.below(1999) - 999
  }
}

nonisolated extension BodiesScenario.Body {
  fileprivate var isCovered: Bool {
    switch self {
    case .sent(let sent): sent.isCovered
    case .broken(let sent, let fault):
      sent.isCovered && sent.tree.covers(fault)
    case .cutOff(let sent, let count): sent.isCovered && 0 < count && count < sent.tree.text.count
    case .page(let page): page.hasPrefix("<")
    case .sloppy(let sent, let way): sent.isCovered && 0..<3 ~= way
    case .empty: true
    }
  }

  var text: String {
    switch self {
    case .sent(let sent): sent.tree.text
    case .broken(let sent, let fault): sent.tree.with(fault).text
    case .cutOff(let sent, let count): String(sent.tree.text.prefix(count))
    case .page(let page): page
    case .sloppy(let sent, 0): "{by:1," + sent.tree.text.dropFirst()
    case .sloppy(let sent, 1): sent.tree.text + " // " + sent.place.filter(\.isLetter)
    case .sloppy(let sent, _): "{'by':1," + sent.tree.text.dropFirst()
    case .empty: ""
    }
  }
}

nonisolated extension BodiesScenario.Sent {
  fileprivate var isCovered: Bool {
    let temperatures = hours.map(\.tenths) + (days ?? []).flatMap { [$0.high, $0.low] }
    return temperatures.allSatisfy { -999...999 ~= $0 } && 0...9 ~= strangers
      && hours.allSatisfy {
        0..<24 ~= $0.hour && -720...840 ~= $0.zone && 0...100 ~= $0.rain ?? 0
      }
  }
}
