/// The weather scene's models; those of one use case are nested once more (`Weather.Show`).
///
/// `Encodable` serves the tests alone: their log writes each message down through it (`KataText`).
package enum Weather {}

extension Weather {
  /// The place whose weather is asked for.
  package struct Place: Equatable, Encodable, Sendable {
    package let name: String

    package init(name: String) {
      self.name = name
    }
  }

  /// A service's report on the weather in a place.
  package struct Report: Equatable, Encodable, Sendable {
    package let place: Place
    /// Nil if it was not measured.
    package let temperature: Temperature?
    package let condition: Condition

    package init(place: Place, temperature: Temperature?, condition: Condition) {
      self.place = place
      self.temperature = temperature
      self.condition = condition
    }
  }

  /// A temperature in whole tenths of a degree Celsius: 21.5 °C is 215.
  package struct Temperature: Equatable, Encodable, Sendable {
    package let tenths: Int

    package init(tenths: Int) {
      self.tenths = tenths
    }
  }

  /// The state of the sky.
  package enum Condition: Equatable, Encodable, Sendable, CaseIterable {
    case sunny
    case cloudy
    case foggy
    case rainy
    case snowy
    case stormy
    /// The service said nothing of it, or a word that the app has never heard.
    case notKnown
  }

  /// The way in which the user reads numbers.
  package struct Settings: Equatable, Encodable, Sendable {
    package let unit: Unit
    /// A locale's identifier, such as "en_US".
    package let locale: String

    package init(unit: Unit, locale: String) {
      self.unit = unit
      self.locale = locale
    }
  }

  package enum Unit: Equatable, Encodable, Sendable, CaseIterable {
    case celsius
    case fahrenheit
  }

  /// Why there is no weather to show, in the app's own terms; the words for it are the Presenter's.
  package enum Failure: Error, Equatable, Encodable, Sendable {
    case missingPlace
    case noSuchPlace
    case offline
    /// The service sent a body, and this field of it can't be read: "hourly[1].time".
    case unreadable(field: String)
    case unknown
  }
}

/// The text without blanks at either end, by the rules of exercise 02.
package func trimmed(_ text: String) -> String {
  let front = text.drop(while: \.isWhitespace)
  guard let last = front.lastIndex(where: { !$0.isWhitespace }) else { return "" }
  return String(front[...last])
}
