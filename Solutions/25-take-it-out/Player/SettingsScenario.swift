import Foundation
import SpyKit
import WeatherScene
import WeatherSpies

/// Changes and restores on two screens that share a store, and changes from elsewhere in the app.
nonisolated struct SettingsScenario: KataScenario {
  var kept: Kept
  var steps: [Step]

  /// Preferences as they are written in a script.
  nonisolated struct Kept: Codable, Sendable {
    var unit: String
    var dailyNotice: Bool
    var wind: String

    /// Nil for a unit that there is not.
    var preferences: Weather.Preferences? {
      guard let unit = Weather.Unit(kind: unit), let wind = Weather.Wind(kind: wind) else {
        return nil
      }
      return Weather.Preferences(unit: unit, dailyNotice: dailyNotice, wind: wind)
    }

    static func random(using random: inout KataRandom) -> Self {
      Self(
        unit: random.pick(Weather.Unit.allCases).kind, dailyNotice: random.once(in: 2),
        wind: random.pick(Weather.Wind.allCases).kind)
    }
  }

  /// False while `kata` looks at the first stage alone, in which no screen adopts the wishes.
  static let hasWishes = ProcessInfo.processInfo.environment["SPYKIT_STAGE"] != "1"

  nonisolated enum Step: Codable, Sendable {
    case appear(screen: Screen)
    case unit(screen: Screen, kind: String)
    case dailyNotice(screen: Screen, isOn: Bool)
    case wind(screen: Screen, kind: String)
    /// Another part of the app saves these.
    case put(Kept)
    /// The caller lets a screen go; its next step is done on a new one.
    case close(screen: Screen)
    case reset(screen: Screen)
    case restore(screen: Screen)
    /// Answers the restore at this place among those that wait, the oldest at 0.
    case answer(place: Int, Kept?)
    case failure(place: Int, kind: String)
    case stray(place: Int, KataStrayError)
    case cancel(place: Int)

    /// True if the first stage has no such step.
    var isWish: Bool {
      switch self {
      case .reset, .restore, .answer, .failure, .stray, .cancel: true
      case .appear, .unit, .dailyNotice, .wind, .put, .close: false
      }
    }
  }

  nonisolated enum Screen: String, Codable, Sendable {
    case first, second

    var name: String { self == .first ? "screen" : "other screen" }
  }

  var isCovered: Bool {
    kept.preferences != nil
      && steps.allSatisfy { step in
        guard Self.hasWishes || !step.isWish else { return false }
        return switch step {
        case .unit(_, let kind): Weather.Unit(kind: kind) != nil
        case .wind(_, let kind): Weather.Wind(kind: kind) != nil
        case .put(let kept): kept.preferences != nil
        case .answer(_, let kept): kept.map { $0.preferences != nil } ?? true
        case .failure(_, let kind): Weather.AccountError(kind: kind) != nil
        case .appear, .dailyNotice, .close, .reset, .restore, .stray, .cancel: true
        }
      }
  }
}

// MARK: - At random

nonisolated extension SettingsScenario {
  static func random(using random: inout KataRandom) -> Self {
    let screens: [Screen] = random.once(in: 3) ? [.first, .second] : [.first]
    let kept = Kept.random(using: &random)
    guard hasWishes else {
      return Self(
        kept: kept,
        steps: random.row(usually: 10) { setting(on: $0.pick(screens), using: &$0) })
    }
    let first = random.row(usually: 3) { step(on: $0.pick(screens), using: &$0) }
    let crossing = random.once(in: 2) ? crossing(on: random.pick(screens), using: &random) : []
    let rest = random.row(usually: 8) { step(on: $0.pick(screens), using: &$0) }
    return Self(kept: kept, steps: first + crossing + rest)
  }

  /// Each error from below the account once.
  static var always: [Self] {
    guard hasWishes else { return [] }
    let steps = KataStrayError.allCases.map { error in
      [Step.restore(screen: .first), .stray(place: 0, error)]
    }
    let kept = Kept(unit: "celsius", dailyNotice: true, wind: "knots")
    return stride(from: 0, to: steps.count, by: 8).map { first in
      Self(kept: kept, steps: Array(steps[first...].prefix(8).joined()))
    }
  }

  private static func step(on screen: Screen, using random: inout KataRandom) -> Step {
    switch random.below(16) {
    case 0, 1, 2, 3, 4, 5, 6: setting(on: screen, using: &random)
    case 7: .reset(screen: screen)
    case 8, 9, 10: .restore(screen: screen)
    case 11, 12: .answer(place: random.below(2), answer(using: &random))
    case 13: .failure(place: random.below(2), kind: failure(using: &random))
    case 14: .stray(place: random.below(2), .random(using: &random))
    default: .cancel(place: random.below(2))
    }
  }

  private static func setting(on screen: Screen, using random: inout KataRandom) -> Step {
    switch random.below(12) {
    case 0, 1, 2: .appear(screen: screen)
    case 3, 4: .unit(screen: screen, kind: random.pick(Weather.Unit.allCases).kind)
    case 5, 6: .dailyNotice(screen: screen, isOn: random.once(in: 2))
    case 7, 8, 9: .wind(screen: screen, kind: random.pick(Weather.Wind.allCases).kind)
    case 10: .put(.random(using: &random))
    default: random.once(in: 2) ? .close(screen: screen) : .put(.random(using: &random))
    }
  }

  /// One restore or two, with what may come before their answers.
  private static func crossing(on screen: Screen, using random: inout KataRandom) -> [Step] {
    let restore = Step.restore(screen: screen)
    let kept = Step.answer(place: 0, .random(using: &random))
    let other = Step.answer(place: 0, answer(using: &random))
    let failure = Step.failure(place: 0, kind: failure(using: &random))
    let setting = setting(on: screen, using: &random)
    return switch random.below(10) {
    case 0: [restore, setting, kept]
    case 1: [restore, setting, restore, kept, other]
    case 2: [restore, setting, restore, .answer(place: 1, .random(using: &random)), kept]
    case 3: [restore, restore, .answer(place: 1, .random(using: &random)), kept]
    case 4: [restore, restore, .failure(place: 1, kind: "signedOut"), kept]
    case 5: [restore, .cancel(place: 0), setting, kept]
    case 6: [restore, .cancel(place: 0), restore, kept, other]
    case 7: [restore, restore, .cancel(place: 1), .answer(place: 1, answer(using: &random)), kept]
    case 8: [restore, failure, restore, .cancel(place: 0), kept]
    default: [restore, kept, setting, restore, failure]
    }
  }

  private static func answer(using random: inout KataRandom) -> Kept? {
    random.once(in: 4) ? nil : .random(using: &random)
  }

  private static func failure(using random: inout KataRandom) -> String {
    random.pick(Weather.AccountError.allCases).kind
  }
}
