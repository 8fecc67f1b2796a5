import Foundation
import WeatherScene

/// Reads what the service sends, and never guesses.
final class ForecastWorker: WeatherForecastWorkerLogic {
  func readForecast(from body: Data) throws(Weather.Forecast.Unreadable) -> Weather.Forecast {
    if body.isEmpty { throw .empty }
    do {
      return try JSONDecoder().decode(Reading.self, from: body).forecast
    } catch {
      throw unreadable(error)
    }
  }

  private func unreadable(_ error: any Error) -> Weather.Forecast.Unreadable {
    switch error {
    case let unreadable as Weather.Forecast.Unreadable: unreadable
    case DecodingError.keyNotFound(let key, let context):
      .missing(field: Weather.Forecast.field(context.codingPath + [key]))
    case DecodingError.valueNotFound(_, let context):
      .null(field: Weather.Forecast.field(context.codingPath))
    case DecodingError.typeMismatch(_, let context):
      .wrong(field: Weather.Forecast.field(context.codingPath))
    default: .notJSON
    }
  }
}

private enum Field: String, CodingKey {
  case place, units, hourly, daily
  case time, temperature, condition, rain
  case date, high, low
}

private typealias Fields = KeyedDecodingContainer<Field>

extension Fields {
  fileprivate func temperature(_ key: Field) throws -> Weather.Temperature {
    // A Decimal holds what was sent digit by digit.
    let tenths = try decode(Decimal.self, forKey: key) * 10
    return .init(tenths: NSDecimalNumber(decimal: tenths).intValue)
  }

  fileprivate func time(_ key: Field) throws -> Weather.Time {
    guard let time = Weather.Time(iso8601: try decode(String.self, forKey: key)) else {
      throw wrong(key)
    }
    return time
  }

  fileprivate func wrong(_ key: Field) -> Weather.Forecast.Unreadable {
    .wrong(field: Weather.Forecast.field(codingPath + [key]))
  }
}

private struct Reading: Decodable {
  let forecast: Weather.Forecast

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    let units = try fields.nestedContainer(keyedBy: Field.self, forKey: .units)
    guard try units.decode(String.self, forKey: .temperature) == "celsius" else {
      throw units.wrong(.temperature)
    }
    forecast = .init(
      place: .init(name: try fields.decode(String.self, forKey: .place)),
      hours: try fields.decode([Hour].self, forKey: .hourly).map(\.hour),
      days: try fields.decodeIfPresent([Day].self, forKey: .daily)?.map(\.day))
  }
}

private struct Hour: Decodable {
  let hour: Weather.Forecast.Hour

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    let word = try fields.decodeIfPresent(String.self, forKey: .condition)
    let known = Weather.Condition.allCases.first { "\($0)" == word }
    hour = .init(
      time: try fields.time(.time), temperature: try fields.temperature(.temperature),
      condition: known ?? .notKnown, rain: try fields.decodeIfPresent(Int.self, forKey: .rain))
  }
}

private struct Day: Decodable {
  let day: Weather.Forecast.Day

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    day = .init(
      date: try fields.decode(String.self, forKey: .date), high: try fields.temperature(.high),
      low: try fields.temperature(.low))
  }
}
