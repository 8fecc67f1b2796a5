import SpyKit
import WeatherScene

/// A forecast worker's answer in a script, as it is written there.
nonisolated package enum KataForecastAnswer: Codable, Sendable {
  /// A forecast of so many hours, by their temperatures.
  case forecast(tenths: [Int])
  case failure(kind: String)
  /// An error of no known kind, which may be like the failure of that kind.
  case oddError(kind: KataStrayError, like: String)

  /// A forecast as often as not, otherwise a failure, or an error that no domain declares.
  package static func random(using random: inout KataRandom) -> Self {
    let kind = random.pick(Weather.Failure.allCases).kind
    switch random.below(6) {
    case 0, 1, 2:
      let hours = random.below(4)
      return .forecast(tenths: (0..<hours).map { _ in random.below(600) - 250 })
    case 3: return .oddError(kind: .random(using: &random), like: kind)
    default: return .failure(kind: kind)
    }
  }

  /// Each failure once, and each error that no domain declares.
  package static var failures: [Self] {
    let kinds = Weather.Failure.allCases.map(\.kind)
    return kinds.map { .failure(kind: $0) }
      + KataStrayError.allCases.enumerated().map { index, error in
        .oddError(kind: error, like: kinds[index % kinds.count])
      }
  }

  /// The value or error of the worker's double; nil for an unknown kind.
  package var result: Result<Weather.Forecast, any Error>? {
    switch self {
    case .forecast(let tenths): .success(Self.forecast(tenths))
    case .failure(let kind): Weather.Failure(kind: kind).map(Result.failure)
    case .oddError(let error, let kind):
      Weather.Failure(kind: kind).map { .failure(error.error(like: $0)) }
    }
  }

  private static func forecast(_ tenths: [Int]) -> Weather.Forecast {
    let hours = tenths.enumerated().map { index, tenths in
      Weather.Forecast.Hour(
        time: .init(seconds: (6 + index) * 3_600, zone: 0), temperature: .init(tenths: tenths),
        condition: .cloudy, rain: nil)
    }
    return Weather.Forecast(place: .init(name: "Oslo"), hours: hours, days: nil)
  }

  /// In words, for the transcript.
  package var kataText: String {
    switch self {
    case .forecast(let tenths): "a forecast, hour by hour in tenths of °C: \(tenths)"
    case .failure(let kind): "failure \(kind)"
    case .oddError(let error, let kind): Weather.Failure(kind: kind).map(error.words) ?? kind
    }
  }
}
