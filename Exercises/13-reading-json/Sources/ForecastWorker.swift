import Foundation
import WeatherScene

/// Reads what the service sends; so far it was tried with one body only.
final class ForecastWorker: WeatherForecastWorkerLogic {
  func readForecast(from body: Data) throws -> Weather.Forecast {
    // Your task: never guess, and say what is wrong with a body that is not a forecast.
    try JSONDecoder().decode(Body.self, from: body).forecast
  }
}

// Given: the structs that decode the body. You may change them.

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
  // Your task: which units does the app understand?
  let temperature: String
}

private struct Hour: Decodable {
  let time: String
  let temperature: Double
  let condition: String?
  let rain: Int?

  // Your task: the time with its zone, the temperature in tenths, and the condition.
  var hour: Weather.Forecast.Hour {
    let date = ISO8601DateFormatter().date(from: time)
    return .init(
      time: .init(seconds: Int(date?.timeIntervalSince1970 ?? 0), zone: 0),
      temperature: .init(tenths: Int(temperature) * 10),
      condition: .notKnown, rain: rain)
  }
}

private struct Day: Decodable {
  let date: String
  let high: Double
  let low: Double

  // Your task: tenths here, too.
  var day: Weather.Forecast.Day {
    .init(date: date, high: .init(tenths: Int(high) * 10), low: .init(tenths: Int(low) * 10))
  }
}
