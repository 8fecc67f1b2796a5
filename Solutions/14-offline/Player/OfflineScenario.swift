import SpyKit
import WeatherScene
import WeatherSpies

/// Requests one after the other, and in between what happens to clock, store and app.
nonisolated struct OfflineScenario: KataScenario {
  /// In seconds.
  var ageLimit: Int
  var steps: [Step]

  nonisolated enum Step: Codable, Sendable {
    case ask(place: String, answer: KataWeatherAnswer, after: Int)
    case pass(seconds: Int)
    /// A report that is so many seconds old, or from the future.
    case put(place: String, report: KataWeatherReport, age: Int)
    case lose(place: String)
    case restart
  }

  var isCovered: Bool { 0...1_000_000 ~= ageLimit && steps.allSatisfy(\.isCovered) }

  static func random(using random: inout KataRandom) -> Self {
    let ageLimit = random.pick([0, 1, 60, 600, 600, 86_400])
    let places = (0..<random.pick([1, 1, 2, 4])).map { _ in place(using: &random) }
    let steps = random.row(usually: 6) { random in
      let place = spelled(random.pick(places), using: &random)
      return switch random.below(10) {
      case 0, 1: Step.pass(seconds: seconds(ageLimit, using: &random))
      case 2, 3:
        Step.put(
          place: place, report: .random(using: &random), age: seconds(ageLimit, using: &random))
      case 4:
        random.once(in: 2) ? Step.lose(place: place) : Step.restart
      default:
        Step.ask(
          place: place, answer: .random(using: &random),
          after: random.once(in: 3) ? random.pick([1, 5, ageLimit]) : 0)
      }
    }
    return Self(ageLimit: ageLimit, steps: steps)
  }

  /// Each failure once without a report in the store, and once with an old one, a few in each
  /// scenario.
  static var always: [Self] {
    let asked = KataWeatherAnswer.failures.map { Step.ask(place: "Oslo", answer: $0, after: 0) }
    let report = KataWeatherReport(place: "Oslo", tenths: 150, condition: .cloudy)
    let old = Step.put(place: "Oslo", report: report, age: 5000)
    return stride(from: 0, to: asked.count, by: 6).map { start in
      let some = asked[start...].prefix(6)
      return Self(ageLimit: 600, steps: some + [old] + some)
    }
  }

  /// What the store calls a place.
  static func key(of place: String) -> String {
    let front = place.drop(while: \.isWhitespace)
    guard let last = front.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return front[...last].lowercased()
  }

  private static func place(using random: inout KataRandom) -> String {
    let text = random.text(.trimmed, words: ["Oslo", "İzmir", "Iran", "STRAẞE", "Os lo"])
    return text.allSatisfy(\.isWhitespace) ? "Oslo" : text
  }

  /// The same place, as others may type it.
  private static func spelled(_ place: String, using random: inout KataRandom) -> String {
    switch random.below(8) {
    case 0: place.uppercased()
    case 1: place.lowercased()
    case 2: random.pick(KataRandom.blanks) + place
    case 3: place + random.blanks()
    default: place
    }
  }

  /// Mostly near the limit, on either side.
  private static func seconds(_ ageLimit: Int, using random: inout KataRandom) -> Int {
    random.pick([
      0, 1, -1, ageLimit - 1, ageLimit, ageLimit, ageLimit + 1, ageLimit + 1, ageLimit * 2,
      -ageLimit, 5000, -5000, 100_000, 100_000, -100_000, -100_000, -100_000, 3_000_000, 40_000_000,
    ])
  }
}

nonisolated extension OfflineScenario.Step {
  fileprivate var isCovered: Bool {
    switch self {
    case .ask(let place, let answer, let seconds):
      isPlace(place) && answer.result != nil && 0...1_000_000 ~= seconds
    case .pass(let seconds): -100_000_000...100_000_000 ~= seconds
    case .put(let place, let report, let age):
      isPlace(place) && report.report != nil && -100_000_000...100_000_000 ~= age
    case .lose(let place): isPlace(place)
    case .restart: true
    }
  }

  private func isPlace(_ text: String) -> Bool { !text.allSatisfy(\.isWhitespace) }
}
