import SpyKit
import WeatherScene
import WeatherSpies

/// Changes on two screens that share a store, and from elsewhere in the app.
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

  nonisolated enum Step: Codable, Sendable {
    case appear(screen: Screen)
    case unit(screen: Screen, kind: String)
    case dailyNotice(screen: Screen, isOn: Bool)
    case wind(screen: Screen, kind: String)
    /// Another part of the app saves these.
    case put(Kept)
    /// The caller lets a screen go; its next step is done on a new one.
    case close(screen: Screen)
  }

  nonisolated enum Screen: String, Codable, Sendable {
    case first, second

    var name: String { self == .first ? "screen" : "other screen" }
  }

  var isCovered: Bool {
    kept.preferences != nil
      && steps.allSatisfy { step in
        switch step {
        case .unit(_, let kind): Weather.Unit(kind: kind) != nil
        case .wind(_, let kind): Weather.Wind(kind: kind) != nil
        case .put(let kept): kept.preferences != nil
        case .appear, .dailyNotice, .close: true
        }
      }
  }

  static func random(using random: inout KataRandom) -> Self {
    let hasTwo = random.once(in: 3)
    return Self(
      kept: .random(using: &random),
      steps: random.row(usually: 10) { random in
        step(on: hasTwo ? random.pick([.first, .second]) : .first, using: &random)
      })
  }

  private static func step(on screen: Screen, using random: inout KataRandom) -> Step {
    switch random.below(12) {
    case 0, 1, 2: .appear(screen: screen)
    case 3, 4: .unit(screen: screen, kind: random.pick(Weather.Unit.allCases).kind)
    case 5, 6: .dailyNotice(screen: screen, isOn: random.once(in: 2))
    case 7, 8, 9: .wind(screen: screen, kind: random.pick(Weather.Wind.allCases).kind)
    case 10: .put(.random(using: &random))
    default: random.once(in: 2) ? .close(screen: screen) : .put(.random(using: &random))
    }
  }
}
