import Foundation
import WeatherScene

/// Reads what the service sends, and never guesses.
final class ForecastWorker: WeatherForecastWorkerLogic {
  func readForecast(from body: Data) throws -> Weather.Forecast {
    guard !body.isEmpty else { throw Weather.Forecast.Unreadable.empty }
    do {
      return try JSONDecoder().decode(Body.self, from: body).forecast
    } catch let error as DecodingError {
      throw Weather.Forecast.Unreadable(error)
    }
  }
}

extension Weather.Forecast.Unreadable {
  fileprivate init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .missing(field: Weather.Forecast.field(context.codingPath + [key]))
    case .valueNotFound(_, let context):
      self = .null(field: Weather.Forecast.field(context.codingPath))
    case .typeMismatch(_, let context):
      self = .wrong(field: Weather.Forecast.field(context.codingPath))
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      self = .wrong(field: Weather.Forecast.field(context.codingPath))
    default:
      self = .notJSON
    }
  }
}

/// What the service sends, as it has it; none of it leaves this file.
private struct Body: Decodable {
  let place: String
  let units: Units
  let hourly: [Hour]
  let daily: [Day]?

  var forecast: Weather.Forecast {
    .init(place: .init(name: place), hours: hourly.map(\.hour), days: daily?.map(\.day))
  }
}

private struct Units: Decodable {
  let temperature: Celsius
}

private struct Hour: Decodable {
  let time: Time
  let temperature: Temperature
  let condition: String?
  let rain: Int?

  var hour: Weather.Forecast.Hour {
    .init(
      time: time.time, temperature: temperature.temperature,
      condition: condition.flatMap { Self.conditions[$0] } ?? .notKnown, rain: rain)
  }

  private static let conditions: [String: Weather.Condition] = [
    "sunny": .sunny, "cloudy": .cloudy, "foggy": .foggy, "rainy": .rainy, "snowy": .snowy,
    "stormy": .stormy,
  ]
}

private struct Day: Decodable {
  let date: String
  let high: Temperature
  let low: Temperature

  var day: Weather.Forecast.Day {
    .init(date: date, high: high.temperature, low: low.temperature)
  }
}

/// The one unit that the rest of this file understands.
private enum Celsius: String, Decodable {
  case celsius
}

private struct Time: Decodable {
  let time: Weather.Time

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let time = Weather.Time(iso8601: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "This is no time with a zone.")
    }
    self.time = time
  }
}

private struct Temperature: Decodable {
  let temperature: Weather.Temperature

  init(from decoder: any Decoder) throws {
    let degrees = try decoder.singleValueContainer().decode(Double.self)
    temperature = .init(tenths: Int((degrees * 10).rounded()))
  }
}
