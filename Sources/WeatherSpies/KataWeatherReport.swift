import SpyKit
import WeatherScene

nonisolated extension Weather.Failure: KataKind {
  /// Each failure, as scripts have them; one field stands for all.
  package static let allCases: [Self] = [
    .missingPlace, .noSuchPlace, .offline, .unknown, .unreadable(field: "hourly[1].time"),
  ]
}

nonisolated extension Weather.Condition: KataKind {}
nonisolated extension Weather.Unit: KataKind {}

/// A report as it is written in a script; a temperature that was not measured is left out.
nonisolated package struct KataWeatherReport: Codable, Sendable {
  package var place: String
  package var tenths: Int?
  package var condition: String

  package init(place: String, tenths: Int?, condition: Weather.Condition) {
    self.place = place
    self.tenths = tenths
    self.condition = condition.kind
  }

  package init(_ report: Weather.Report) {
    self.init(
      place: report.place.name, tenths: report.temperature?.tenths, condition: report.condition)
  }

  /// A service's possible report, of any place.
  package static func random(using random: inout KataRandom) -> Self {
    Self(
      place: random.text(.all, words: ["Oslo", "OSLO", "Bergen"]),
      tenths: random.once(in: 6) ? nil : random.below(600) - 250,
      condition: random.pick(Weather.Condition.allCases))
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
