import Foundation
import Synchronization
import WeatherScene

/// Asks the service for a forecast, and speaks the app's language to those who ask for it.
final class ForecastWorker: WeatherForecastWorkerLogic {
  private let client: any WeatherClient

  init(client: any WeatherClient) {
    self.client = client
  }

  @concurrent func fetchForecast(for place: Weather.Place) async throws -> Weather.Forecast {
    do {
      let answer = try await answer(for: "forecast/\(place.name)")
      switch answer.status {
      case 200: return try JSONDecoder().decode(Body.self, from: answer.body).forecast
      case 404: throw Weather.Failure.noSuchPlace
      default: throw Weather.Failure.unknown
      }
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      throw Weather.Failure(error)
    }
  }

  nonisolated private func answer(for path: String) async throws -> Weather.ClientAnswer {
    let question = Question()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard question.begin(continuation) else { return }
        question.keep(client.send(path) { question.end(with: $0) })
      }
    } onCancel: {
      question.cancel()
    }
  }
}

/// A question to the client: whatever ends it first takes out caller and handle, and resumes once.
nonisolated private final class Question: Sendable {
  typealias Caller = CheckedContinuation<Weather.ClientAnswer, any Error>

  private struct Waiting {
    let caller: Caller
    var handle: (any WeatherClientHandle)?
  }

  private struct State {
    var waiting: Waiting?
    var isCancelled = false
  }

  private let state = Mutex(State())

  /// Returns false if the caller was cancelled before: then nobody needs to be asked.
  func begin(_ caller: Caller) -> Bool {
    let isCancelled = state.withLock { state in
      state.waiting = Waiting(caller: caller)
      return state.isCancelled
    }
    if isCancelled { end(with: .failure(CancellationError())) }
    return !isCancelled
  }

  /// Keeps the handle, for which a caller who was cancelled meanwhile came too early.
  func keep(_ handle: any WeatherClientHandle) {
    let isCancelled = state.withLock { state in
      state.waiting?.handle = handle
      return state.isCancelled
    }
    if isCancelled { handle.cancel() }
  }

  func end(with answer: Result<Weather.ClientAnswer, any Error>) {
    let waiting = state.withLock { $0.waiting.take() }
    waiting?.caller.resume(with: answer)
  }

  func cancel() {
    let waiting = state.withLock { state in
      state.isCancelled = true
      return state.waiting.take()
    }
    waiting?.caller.resume(throwing: CancellationError())
    waiting?.handle?.cancel()
  }
}

nonisolated extension Weather.Failure {
  fileprivate init(_ error: any Error) {
    switch error {
    case let failure as Self: self = failure
    case let error as URLError where Self.network.contains(error.code): self = .offline
    case let error as DecodingError:
      self = Weather.Forecast.field(of: error).map(Self.unreadable) ?? .unknown
    default: self = .unknown
    }
  }

  private static let network: Set<URLError.Code> = [
    .notConnectedToInternet, .networkConnectionLost, .timedOut, .cannotFindHost,
    .cannotConnectToHost, .dnsLookupFailed,
  ]
}

// The structs that decode a body, as the service has it; none of it leaves this file.

nonisolated private struct Body: Decodable {
  let place: String
  let hourly: [Hour]
  let daily: [Day]?

  var forecast: Weather.Forecast {
    .init(place: .init(name: place), hours: hourly.map(\.hour), days: daily?.map(\.day))
  }
}

nonisolated private struct Hour: Decodable {
  let time: Time
  let temperature: Double
  let condition: String?
  let rain: Int?

  var hour: Weather.Forecast.Hour {
    .init(
      time: time.time, temperature: tenths(temperature),
      condition: condition.flatMap { Self.conditions[$0] } ?? .notKnown, rain: rain)
  }

  private static let conditions: [String: Weather.Condition] = [
    "sunny": .sunny, "cloudy": .cloudy, "foggy": .foggy, "rainy": .rainy, "snowy": .snowy,
    "stormy": .stormy,
  ]
}

nonisolated private struct Day: Decodable {
  let date: String
  let high: Double
  let low: Double

  var day: Weather.Forecast.Day {
    .init(date: date, high: tenths(high), low: tenths(low))
  }
}

/// A time that decodes itself, so that the decoder adds the path to a text that isn't one.
nonisolated private struct Time: Decodable {
  let time: Weather.Time

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let time = Weather.Time(iso8601: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "This isn't a time with a zone.")
    }
    self.time = time
  }
}

nonisolated private func tenths(_ degrees: Double) -> Weather.Temperature {
  .init(tenths: Int((degrees * 10).rounded()))
}
