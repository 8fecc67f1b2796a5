import SpyKit
import WeatherScene

/// A request as it is written in a script; a place that was never typed is left out.
nonisolated package struct KataWeatherRequest: Codable, Sendable {
  package var place: String?
  package var unit: String
  package var locale: String

  package init(place: String?, unit: Weather.Unit, locale: String) {
    self.place = place
    self.unit = unit.kind
    self.locale = locale
  }

  /// A request for this place; which settings come with it is left to chance.
  package static func random(place: String?, using random: inout KataRandom) -> Self {
    guard random.once(in: 3) else { return Self(place: place, unit: .celsius, locale: "en_US") }
    return Self(
      place: place, unit: random.pick(Weather.Unit.allCases),
      locale: random.pick(["en_US", "de_DE", "tr_TR", "ar-EG", "ar_EG@numbers=latn"]))
  }

  /// Nil for a unit that there is not.
  package var request: Weather.Show.Request? {
    Weather.Unit(kind: unit).map {
      Weather.Show.Request(place: place, settings: .init(unit: $0, locale: locale))
    }
  }

  /// In words, for the transcript.
  package var kataText: String {
    "\(place.map(KataText.quoted) ?? "no place"), in \(unit) for \(locale)"
  }
}
