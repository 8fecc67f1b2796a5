import GatherScene
import GatherSpies
import SpyKit

/// What may happen to one of the two parts, alone between spies, or to both as one scene.
nonisolated enum WhistleScenario: KataScenario {
  /// The clock begins at so many seconds; nil is a great many.
  case interactor(locale: String, clock: Int?, steps: [Step])
  case presenter(items: [Item])
  case scene(locale: String, steps: [Step])

  /// A request to the Interactor, an answer of a worker, or what happens to the clock.
  nonisolated enum Step: Codable, Sendable {
    case pass(seconds: Int)
    case run
    /// A tick for the run at this place among those that wait, the oldest first.
    case tick(run: Int)
    /// Cancels the task of the run at this place; it still waits for its tick.
    case leave(run: Int)
    case setTime(seconds: Int)
    case start
    case pause
    case cancel
    case count(isTeamA: Bool, isUp: Bool)
    /// Another line-up, in which this player is alone in team a.
    case lineUp(name: String)
    /// Another one, of teams that may be empty.
    case teams(a: [String], b: [String])
    /// The line-up is taken away.
    case noLineUp
    case end
    case sent
    case notSent(error: KataStrayError)
  }

  /// What the Presenter may be told.
  nonisolated enum Item: Codable, Sendable {
    case time(left: Int, isRunning: Bool, locale: String)
    case timeUp
    case score(a: Int, b: Int, locale: String)
    case result(a: Int, b: Int, locale: String)
    case noTime
    case tooLong
    case notSent
  }

  var isCovered: Bool {
    switch self {
    case .interactor(let locale, let clock, let steps):
      Self.locales.contains(locale) && 0...1_000_000 ~= clock ?? 0
        && steps.allSatisfy(\.isCovered)
    case .scene(let locale, let steps):
      Self.locales.contains(locale) && steps.allSatisfy(\.isCovered)
    case .presenter(let items): items.allSatisfy(\.isCovered)
    }
  }
}

nonisolated extension WhistleScenario {
  fileprivate static let locales = [
    "en_US", "en_US", "de_DE", "ar_EG", "ar_EG@numbers=latn", "fa_IR", "mr_IN", "tr_TR", "fi_FI",
  ]

  static func random(using random: inout KataRandom) -> Self {
    switch random.below(8) {
    case 0, 1: return .presenter(items: random.row(usually: 6) { item(using: &$0) })
    case 2: return .scene(locale: random.pick(locales), steps: steps(using: &random))
    default:
      return .interactor(
        locale: random.pick(locales), clock: random.pick([nil, nil, 0, 1]),
        steps: steps(using: &random))
    }
  }

  /// Mostly a run, a short time and a start; then requests, and ticks near the time's end.
  private static func steps(using random: inout KataRandom) -> [Step] {
    let time = random.pick([1, 2, 30, 60, 61, 90, 1200, 3599])
    var steps: [Step] = []
    // Without a line-up, no result can be sent until one comes.
    if !random.once(in: 6) { steps.append(lineUp(using: &random)) }
    if !random.once(in: 8) { steps.append(.run) }
    if !random.once(in: 4) { steps.append(.setTime(seconds: time)) }
    if !random.once(in: 3) { steps.append(.start) }
    for _ in 0..<random.count(usually: 12) {
      steps += some(time, using: &random)
    }
    return steps
  }

  private static func some(_ time: Int, using random: inout KataRandom) -> [Step] {
    switch random.below(32) {
    case 0...6:
      [.pass(seconds: seconds(time, using: &random)), .tick(run: random.pick([0, 0, 1]))]
    case 7: [.tick(run: random.pick([0, 0, 1])), .tick(run: 0)]
    case 8: [.pass(seconds: seconds(time, using: &random))]
    case 9...11: [.start]
    case 12, 13: [.pass(seconds: random.pick([0, 1, time, 700])), .pause]
    case 14: [.pause, .pass(seconds: seconds(time, using: &random)), .start]
    case 15: [.cancel]
    case 16: [.setTime(seconds: random.pick(times))] + (random.once(in: 2) ? [.run] : [])
    case 17, 18, 19: [.count(isTeamA: random.once(in: 2), isUp: random.below(3) > 0)]
    case 20: [.run]
    case 21: random.once(in: 2) ? [.leave(run: 0), .run, .tick(run: 0)] : [.leave(run: 0)]
    case 22, 23, 24:
      [random.once(in: 5) ? (random.once(in: 3) ? .noLineUp : lineUp(using: &random)) : .end]
    case 25: random.once(in: 2) ? [.sent] : [.end, .sent, .tick(run: 0)]
    case 26:
      [
        .end, .notSent(error: random.pick(KataStrayError.allCases)),
        random.once(in: 2) ? lineUp(using: &random) : .tick(run: 0), .end,
      ]
    case 28, 29, 30:
      [.pass(seconds: time)] + random.pick([[], [.pause], [.tick(run: 0)]])
        + [afterwards(time, using: &random)]
    case 31: [.pass(seconds: time - 1), .pause, .start, .tick(run: 0)]
    default: [.notSent(error: random.pick(KataStrayError.allCases))]
    }
  }

  /// What may come when nothing is left, whether that was said or not.
  private static func afterwards(_ time: Int, using random: inout KataRandom) -> Step {
    random.pick([
      .setTime(seconds: time), .setTime(seconds: time), .setTime(seconds: 0),
      .setTime(seconds: 45), .start, .cancel, .end,
    ])
  }

  private static func lineUp(using random: inout KataRandom) -> Step {
    random.pick([
      .lineUp(name: "Ann"), .lineUp(name: "Ann"), .lineUp(name: "Zoe"),
      .teams(a: [], b: ["Ben"]), .teams(a: ["Ann", "Zoe"], b: []), .teams(a: [], b: []),
    ])
  }

  /// More than half are refused, some of them only just.
  private static let times = [0, -1, -60, 3600, 3601, 86_400, 1, 45, 3599, 600]

  private static func seconds(_ time: Int, using random: inout KataRandom) -> Int {
    random.pick([0, 1, 1, 1, 2, 10, time - 1, time, time + 1, 60, 600, 4000])
  }

  private static func item(using random: inout KataRandom) -> Item {
    let locale = random.pick(locales)
    let points = [0, 0, 1, 2, 3, 9, 10, 11, 100, 1000]
    let (a, b) = (random.pick(points), random.pick(points))
    return switch random.below(12) {
    case 0...4:
      .time(
        left: random.pick([0, 1, 9, 10, 59, 60, 61, 65, 600, 3599, random.below(3600)]),
        isRunning: random.once(in: 2), locale: locale)
    case 5, 6: .score(a: a, b: b, locale: locale)
    case 7, 8, 9: .result(a: a, b: random.once(in: 3) ? a : b, locale: locale)
    default: random.pick([.timeUp, .noTime, .tooLong, .notSent])
    }
  }
}

nonisolated extension WhistleScenario.Step {
  /// The clock never goes back.
  fileprivate var isCovered: Bool {
    switch self {
    case .pass(let seconds): 0...1_000_000 ~= seconds
    case .setTime(let seconds): -1_000_000...1_000_000 ~= seconds
    default: true
    }
  }
}

nonisolated extension WhistleScenario.Item {
  fileprivate var isCovered: Bool {
    switch self {
    case .time(let left, _, let locale):
      0..<3600 ~= left && WhistleScenario.locales.contains(locale)
    case .score(let a, let b, let locale), .result(let a, let b, let locale):
      0...1000 ~= a && 0...1000 ~= b && WhistleScenario.locales.contains(locale)
    default: true
    }
  }
}
