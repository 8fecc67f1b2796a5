import Foundation

extension Weather {
  /// A service's forecast of the hours and days to come.
  nonisolated package struct Forecast: Equatable, Encodable, Sendable {
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
  nonisolated package struct Hour: Equatable, Encodable, Sendable {
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

  nonisolated package struct Day: Equatable, Encodable, Sendable {
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

  /// Why a body is no forecast; a field is named from the outside in, such as "hourly[0].time".
  nonisolated package enum Unreadable: Error, Equatable, Encodable, Sendable {
    /// The body has no byte.
    case empty
    case notJSON
    /// A field that has to be there is not.
    case missing(field: String)
    case null(field: String)
    /// Its value is of another type, or a text that can't be what it has to be.
    case wrong(field: String)
  }

  /// The name of the field at the end of a path.
  nonisolated package static func field(_ path: [any CodingKey]) -> String {
    path.reduce("") { name, key in
      if let index = key.intValue { return "\(name)[\(index)]" }
      return name.isEmpty ? key.stringValue : "\(name).\(key.stringValue)"
    }
  }
}

/// Interactor → Worker: the one that knows how the service writes.
package protocol WeatherForecastWorkerLogic: AnyObject {
  /// Throws a `Weather.Forecast.Unreadable`, and no other error.
  func readForecast(from body: Data) throws -> Weather.Forecast
}
