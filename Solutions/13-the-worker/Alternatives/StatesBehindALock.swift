import Foundation
import WeatherScene

/// Asks the service for a forecast: the fetch is in one of four states, and its caller gets a result.
final class ForecastWorker: WeatherForecastWorkerLogic {
  private let client: any WeatherClient

  init(client: any WeatherClient) {
    self.client = client
  }

  @concurrent func fetchForecast(for place: Weather.Place) async throws -> Weather.Forecast {
    let fetch = Fetch()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { caller in
        guard fetch.begin(caller) else {
          return caller.resume(returning: .failure(CancellationError()))
        }
        let handle = client.send("forecast/\(place.name)") { result in fetch.end(result) }
        fetch.hold(handle)
      }
    } onCancel: {
      fetch.cancel()
    }
    try Task.checkCancellation()
    return try forecast(in: result)
  }

  nonisolated private func forecast(
    in result: Result<Weather.ClientAnswer, any Error>
  ) throws(Weather.Failure) -> Weather.Forecast {
    switch result {
    case .success(let answer) where answer.status == 200: try forecast(in: answer.body)
    case .success(let answer) where answer.status == 404: throw .noSuchPlace
    case .failure(let error as URLError) where isOffline(error.code): throw .offline
    case .success, .failure: throw .unknown
    }
  }
}

/// One fetch, whichever thread it meets first.
nonisolated private final class Fetch: @unchecked Sendable {
  typealias Caller = CheckedContinuation<Result<Weather.ClientAnswer, any Error>, Never>

  private enum State {
    case idle
    case asking(Caller)
    case waiting(Caller, any WeatherClientHandle)
    case answered
    case cancelled
  }

  private let lock = NSLock()
  private var state = State.idle

  /// Changes the state, and then does what follows from that.
  private func move(_ change: (inout State) -> (() -> Void)?) {
    lock.withLock { change(&state) }?()
  }

  /// Returns false if the caller is cancelled already.
  func begin(_ caller: Caller) -> Bool {
    lock.withLock {
      if case .cancelled = state { return false }
      state = .asking(caller)
      return true
    }
  }

  func hold(_ handle: any WeatherClientHandle) {
    move { state in
      switch state {
      case .asking(let caller): state = .waiting(caller, handle)
      case .cancelled: return { handle.cancel() }
      case .idle, .waiting, .answered: break
      }
      return nil
    }
  }

  func end(_ result: Result<Weather.ClientAnswer, any Error>) {
    move { state in
      switch state {
      case .asking(let caller), .waiting(let caller, _):
        state = .answered
        return { caller.resume(returning: result) }
      case .idle, .answered, .cancelled: return nil
      }
    }
  }

  func cancel() {
    move { state in
      let before = state
      state = .cancelled
      return switch before {
      case .asking(let caller): { caller.resume(returning: .failure(CancellationError())) }
      case .waiting(let caller, let handle):
        {
          handle.cancel()
          caller.resume(returning: .failure(CancellationError()))
        }
      case .idle, .answered, .cancelled: nil
      }
    }
  }
}

extension ForecastWorker {
  nonisolated private func isOffline(_ code: URLError.Code) -> Bool {
    [
      .notConnectedToInternet, .networkConnectionLost, .timedOut, .cannotFindHost,
      .cannotConnectToHost, .dnsLookupFailed,
    ].contains(code)
  }

  nonisolated private func forecast(in body: Data) throws(Weather.Failure) -> Weather.Forecast {
    let read: Body
    do {
      read = try JSONDecoder().decode(Body.self, from: body)
    } catch {
      let field = (error as? DecodingError).flatMap(Weather.Forecast.field)
      throw field.map(Weather.Failure.unreadable) ?? .unknown
    }
    // Hour by hour, so that each knows its own number.
    var hours: [Weather.Forecast.Hour] = []
    for (number, hour) in read.hourly.enumerated() {
      guard let time = Weather.Time(iso8601: hour.time) else {
        throw .unreadable(field: "hourly[\(number)].time")
      }
      hours.append(
        .init(
          time: time, temperature: .init(degrees: hour.temperature),
          condition: hour.condition.flatMap(Sky.init)?.condition ?? .notKnown, rain: hour.rain))
    }
    let days = read.daily?.map {
      Weather.Forecast.Day(
        date: $0.date, high: .init(degrees: $0.high), low: .init(degrees: $0.low))
    }
    return .init(place: .init(name: read.place), hours: hours, days: days)
  }
}

nonisolated extension Weather.Temperature {
  fileprivate init(degrees: Double) {
    self.init(tenths: Int((degrees * 10).rounded()))
  }
}

nonisolated private enum Sky: String {
  case sunny, cloudy, foggy, rainy, snowy, stormy

  var condition: Weather.Condition {
    switch self {
    case .sunny: .sunny
    case .cloudy: .cloudy
    case .foggy: .foggy
    case .rainy: .rainy
    case .snowy: .snowy
    case .stormy: .stormy
    }
  }
}

nonisolated private struct Body: Decodable {
  let place: String
  let hourly: [Hour]
  let daily: [Day]?

  nonisolated struct Hour: Decodable {
    let time: String
    let temperature: Double
    let condition: String?
    let rain: Int?
  }

  nonisolated struct Day: Decodable {
    let date: String
    let high: Double
    let low: Double
  }
}
