import Foundation
import Synchronization
import WeatherScene

/// Asks the service for a forecast, and speaks the app's language to those who ask for it.
final class ForecastWorker: WeatherForecastWorkerLogic {
  private let client: any WeatherClient

  init(client: any WeatherClient) {
    self.client = client
  }

  func fetchForecast(for place: Weather.Place) async throws -> Weather.Forecast {
    // Your task: ask the client, and turn its callbacks, errors and bytes into the app's.
    throw Weather.Failure.unknown
  }
}

// Given: the structs that decode a body. You may change them.

nonisolated private struct Body: Decodable {
  let place: String
  let hourly: [Hour]
  let daily: [Day]?

  var forecast: Weather.Forecast {
    .init(place: .init(name: place), hours: hourly.map(\.hour), days: daily?.map(\.day))
  }
}

nonisolated private struct Hour: Decodable {
  let time: String
  let temperature: Double
  let condition: String?
  let rain: Int?

  // Your task: the time with its zone, the temperature in tenths, and the condition.
  var hour: Weather.Forecast.Hour {
    .init(
      time: .init(seconds: 0, zone: 0), temperature: .init(tenths: Int(temperature)),
      condition: .notKnown, rain: rain)
  }
}

nonisolated private struct Day: Decodable {
  let date: String
  let high: Double
  let low: Double

  // Your task: tenths here, too.
  var day: Weather.Forecast.Day {
    .init(date: date, high: .init(tenths: Int(high)), low: .init(tenths: Int(low)))
  }
}
