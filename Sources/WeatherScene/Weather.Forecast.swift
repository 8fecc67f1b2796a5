import Foundation

extension Weather {
  /// A service's forecast of the hours and days to come.
  package struct Forecast: Equatable, Encodable, Sendable {
    package let place: Place
    package let hours: [Hour]
    /// Nil when the service said nothing of days.
    package let days: [Day]?

    package init(place: Place, hours: [Hour], days: [Day]?) {
      self.place = place
      self.hours = hours
      self.days = days
    }
  }
}

extension Weather.Forecast {
  package struct Hour: Equatable, Encodable, Sendable {
    package let time: Weather.Time
    package let temperature: Weather.Temperature
    package let condition: Weather.Condition
    /// In percent; nil if unknown.
    package let rain: Int?

    package init(
      time: Weather.Time, temperature: Weather.Temperature, condition: Weather.Condition,
      rain: Int?
    ) {
      self.time = time
      self.temperature = temperature
      self.condition = condition
      self.rain = rain
    }
  }

  package struct Day: Equatable, Encodable, Sendable {
    /// As the service has it, such as "2026-03-01".
    package let date: String
    package let high: Weather.Temperature
    package let low: Weather.Temperature

    package init(date: String, high: Weather.Temperature, low: Weather.Temperature) {
      self.date = date
      self.high = high
      self.low = low
    }
  }

  /// The name of the field that an error is about; nil if the body isn't a JSON object at all.
  package static func field(of error: DecodingError) -> String? {
    let path: [any CodingKey] =
      switch error {
      case .keyNotFound(let key, let context): context.codingPath + [key]
      case .valueNotFound(_, let context), .typeMismatch(_, let context): context.codingPath
      case .dataCorrupted(let context): context.codingPath
      @unknown default: []
      }
    return path.isEmpty ? nil : field(path)
  }

  /// The name of the field at the end of a path, from the outside in: "hourly[0].time".
  package static func field(_ path: [any CodingKey]) -> String {
    path.reduce("") { name, key in
      if let index = key.intValue { return "\(name)[\(index)]" }
      return name.isEmpty ? key.stringValue : "\(name).\(key.stringValue)"
    }
  }
}

/// Interactor → Worker: the one that leaves the app to ask.
///
/// Sendable, so that a child task can ask it.
@MainActor package protocol WeatherForecastWorkerLogic: AnyObject, Sendable {
  /// Throws a `Weather.Failure` where the reason is known, and any other error where it is not, such
  /// as a `CancellationError` if the caller's task was cancelled.
  func fetchForecast(for place: Weather.Place) async throws -> Weather.Forecast
}
