import SpyKit
import WeatherScene

/// A worker's answer in a script, as it is written there.
nonisolated package enum KataWeatherAnswer: Codable, Sendable {
  case report(weather: KataWeatherReport)
  case failure(kind: String)
  /// An error of no known kind, which may be like the failure of that kind.
  case oddError(kind: KataStrayError, like: String)

  /// A report as often as not, otherwise a failure, or an error that no domain declares.
  package static func random(using random: inout KataRandom) -> Self {
    let kind = random.pick(Weather.Failure.allCases).kind
    return switch random.below(6) {
    case 0, 1, 2: .report(weather: .random(using: &random))
    case 3: .oddError(kind: .random(using: &random), like: kind)
    default: .failure(kind: kind)
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
  package var result: Result<Weather.Report, any Error>? {
    switch self {
    case .report(let report): report.report.map(Result.success)
    case .failure(let kind): Weather.Failure(kind: kind).map(Result.failure)
    case .oddError(let error, let kind):
      Weather.Failure(kind: kind).map { .failure(error.error(like: $0)) }
    }
  }

  /// In words, for the transcript.
  package var kataText: String {
    switch self {
    case .report(let report): report.kataText
    case .failure(let kind): "failure \(kind)"
    case .oddError(let error, let kind): Weather.Failure(kind: kind).map(error.words) ?? kind
    }
  }
}
