import SpyKit
import WeatherScene
import WeatherSpies

/// What the Interactor may hand to the Presenter, one message after another.
nonisolated struct DegreesScenario: KataScenario {
  var messages: [Item]

  nonisolated enum Item: Codable, Sendable {
    case report(weather: KataWeatherReport, unit: String, locale: String)
    case failure(kind: String)
    case loading(isOn: Bool)

    /// Nil for a unit, a condition or a failure that there is not.
    var message: Message? {
      switch self {
      case .report(let report, let unit, let locale):
        guard let report = report.report, let unit = Weather.Unit(kind: unit) else { return nil }
        return .weather(.success(report, .init(unit: unit, locale: locale)))
      case .failure(let kind): return Weather.Failure(kind: kind).map { .weather(.failure($0)) }
      case .loading(let isLoading): return .loading(isLoading)
      }
    }
  }

  nonisolated enum Message {
    case weather(Weather.Show.Response)
    case loading(Bool)

    var kataText: String {
      switch self {
      case .weather(.success(let report, let settings)):
        "\(KataWeatherReport(report).kataText), in \(settings.unit.kind) for \(settings.locale)"
      case .weather(.failure(let failure)): "failure \(failure.kind)"
      case .loading(let isLoading): "loading \(isLoading)"
      }
    }
  }

  var isCovered: Bool {
    messages.allSatisfy { item in
      guard item.message != nil else { return false }
      guard case .report(let report, _, let locale) = item else { return true }
      return Self.locales.contains(locale) && Self.air.contains(report.tenths ?? 0)
    }
  }

  static func random(using random: inout KataRandom) -> Self {
    Self(messages: random.row(usually: 5) { item(using: &$0) })
  }

  private static func item(using random: inout KataRandom) -> Item {
    switch random.below(12) {
    case 0: return .failure(kind: random.pick(Weather.Failure.allCases).kind)
    case 1: return .loading(isOn: random.once(in: 2))
    default:
      let place = random.once(in: 4) ? random.text(.all) : "Oslo"
      let report = KataWeatherReport(
        place: place, tenths: random.once(in: 8) ? nil : tenths(using: &random),
        condition: random.once(in: 3) ? random.pick(Weather.Condition.allCases) : .sunny)
      return .report(
        weather: report, unit: random.pick(Weather.Unit.allCases).kind,
        locale: random.once(in: 2) ? "en_US" : random.pick(locales))
    }
  }

  /// Ties and their neighbors in both units, what is nearly zero, and any other.
  private static func tenths(using random: inout KataRandom) -> Int {
    let near = random.below(3) - 1
    return switch random.below(5) {
    case 0: (random.below(198) - 99) * 10 + 5 + near
    case 1: (random.below(38) - 19) * 50 + 25 + near
    case 2: random.below(13) - 6
    case 3: random.below(7) - 181
    default: random.below(1999) - 999
    }
  }

  private static let air = -999...999

  private static let locales = [
    "en_US", "de_DE", "tr_TR", "sv_SE", "nb_NO", "he_IL", "ar_EG", "fa_IR", "my_MM",
    "ar-EG", "ar_EG@numbers=latn", "hi_IN@numbers=deva",
  ]
}
