import Foundation
import WeatherScene

/// Reads what the service sends; so far it was only tried with bodies of which nothing is missing.
final class ForecastWorker: WeatherForecastWorkerLogic {
  func readForecast(from body: Data) throws -> Weather.Forecast {
    // Your task: never guess, and say what is wrong with a body that is no forecast.
    let body = try JSONDecoder().decode(Body.self, from: body)
    return Weather.Forecast(
      place: .init(name: body.place ?? ""), hours: (body.hourly ?? []).compactMap(\.hour),
      days: body.daily ?? [])
  }
}

private struct Body: Decodable {
  var place: String?
  var hourly: [Hour]?

  // Nobody has asked for days yet.
  var daily: [Weather.Forecast.Day]? { nil }
}

private struct Hour: Decodable {
  var time: String?
  var temperature: Double?
  var condition: String?
  var rain: Int?

  var hour: Weather.Forecast.Hour? {
    guard let time, let date = ISO8601DateFormatter().date(from: time) else { return nil }
    return .init(
      time: .init(seconds: Int(date.timeIntervalSince1970), zone: 0),
      temperature: .init(tenths: Int((temperature ?? 0) * 10)),
      condition: .notKnown, rain: rain ?? 0)
  }
}
