import Foundation
import WeatherScene

/// Asks the service for a forecast: its answers are a stream, and the first one counts.
final class ForecastWorker: WeatherForecastWorkerLogic {
  private let client: any WeatherClient

  init(client: any WeatherClient) {
    self.client = client
  }

  @concurrent func fetchForecast(for place: Weather.Place) async throws -> Weather.Forecast {
    try Task.checkCancellation()
    do {
      for try await answer in answers(for: "forecast/\(place.name)") {
        return try forecast(in: answer)
      }
    } catch {
      // A client that is cancelled may still say so, as an error of its own.
      try Task.checkCancellation()
      throw failure(error)
    }
    // A stream ends without an element when its reader is cancelled.
    throw CancellationError()
  }

  nonisolated private func answers(
    for path: String
  ) -> AsyncThrowingStream<Weather.ClientAnswer, any Error> {
    AsyncThrowingStream { stream in
      let handle = client.send(path) { answer in
        stream.yield(with: answer)
        stream.finish()
      }
      stream.onTermination = { termination in
        if case .cancelled = termination { handle.cancel() }
      }
    }
  }

  nonisolated private func forecast(in answer: Weather.ClientAnswer) throws -> Weather.Forecast {
    guard answer.status == 200 else {
      throw answer.status == 404 ? Weather.Failure.noSuchPlace : .unknown
    }
    return try JSONDecoder().decode(Weather.Forecast.self, from: answer.body)
  }
}

/// The app's name for an error of the client's, or of the decoder's.
nonisolated private func failure(_ error: any Error) -> Weather.Failure {
  if let failure = error as? Weather.Failure { return failure }
  if let error = error as? DecodingError, let field = Weather.Forecast.field(of: error) {
    return .unreadable(field: field)
  }
  switch (error as? URLError)?.code {
  case .notConnectedToInternet, .networkConnectionLost, .timedOut, .cannotFindHost,
    .cannotConnectToHost, .dnsLookupFailed:
    return .offline
  default: return .unknown
  }
}

// The app's own types, decoded by hand: the decoder knows the path to each field.

nonisolated private enum Field: String, CodingKey {
  case place, hourly, daily
  case time, temperature, condition, rain
  case date, high, low
}

nonisolated extension KeyedDecodingContainer<Field> {
  fileprivate func temperature(_ key: Field) throws -> Weather.Temperature {
    // A Decimal holds what was sent digit by digit.
    let tenths = try decode(Decimal.self, forKey: key) * 10
    return .init(tenths: NSDecimalNumber(decimal: tenths).intValue)
  }

  fileprivate func time(_ key: Field) throws -> Weather.Time {
    guard let time = Weather.Time(iso8601: try decode(String.self, forKey: key)) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "This isn't a time with a zone.")
    }
    return time
  }
}

nonisolated extension Weather.Forecast: Decodable {
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    self.init(
      place: .init(name: try fields.decode(String.self, forKey: .place)),
      hours: try fields.decode([Hour].self, forKey: .hourly),
      days: try fields.decodeIfPresent([Day].self, forKey: .daily))
  }
}

nonisolated extension Weather.Forecast.Hour: Decodable {
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    let condition: Weather.Condition =
      switch try fields.decodeIfPresent(String.self, forKey: .condition) {
      case "sunny": .sunny
      case "cloudy": .cloudy
      case "foggy": .foggy
      case "rainy": .rainy
      case "snowy": .snowy
      case "stormy": .stormy
      default: .notKnown
      }
    self.init(
      time: try fields.time(.time), temperature: try fields.temperature(.temperature),
      condition: condition, rain: try fields.decodeIfPresent(Int.self, forKey: .rain))
  }
}

nonisolated extension Weather.Forecast.Day: Decodable {
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    self.init(
      date: try fields.decode(String.self, forKey: .date), high: try fields.temperature(.high),
      low: try fields.temperature(.low))
  }
}
