import SpyKit
import WeatherScene

/// What the worker answers in a script, as it is written there.
nonisolated package enum KataWeatherAnswer: Codable, Sendable {
  case report(KataWeatherReport)
  case failure(kind: String)
  /// An error of no known kind, which may be like the failure of that kind.
  case oddError(kind: KataStrayError, like: String)

  /// What the worker's double returns or throws; nil for a kind that there is not.
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
    case .oddError(let error, let kind):
      "an error of no known kind: \(Weather.Failure(kind: kind).map(error.words) ?? kind)"
    }
  }
}

/// A report as it is written in a script; a temperature that nobody measured is left out.
nonisolated package struct KataWeatherReport: Codable, Sendable {
  package var place: String
  package var tenths: Int?
  package var condition: String

  package init(place: String, tenths: Int?, condition: Weather.Condition) {
    self.place = place
    self.tenths = tenths
    self.condition = condition.kind
  }

  /// Nil for a condition that there is not.
  package var report: Weather.Report? {
    Weather.Condition(kind: condition).map {
      Weather.Report(
        place: .init(name: place), temperature: tenths.map(Weather.Temperature.init(tenths:)),
        condition: $0)
    }
  }

  /// In words, for the transcript.
  package var kataText: String {
    let temperature = tenths.map { "\($0) tenths of °C" } ?? "no temperature"
    return "\(KataText.quoted(place)), \(temperature), \(condition)"
  }
}

/// A type whose cases scripts name.
nonisolated package protocol KataKind: CaseIterable, Encodable {}

nonisolated extension Weather.Failure: KataKind {}
nonisolated extension Weather.Condition: KataKind {}
nonisolated extension Weather.Unit: KataKind {}

nonisolated extension KataKind {
  /// The case's name, as scripts have it.
  package var kind: String { String(KataText.of(self).dropFirst()) }

  /// Nil when no case has this name.
  package init?(kind: String) {
    guard let value = Self.allCases.first(where: { $0.kind == kind }) else { return nil }
    self = value
  }
}
