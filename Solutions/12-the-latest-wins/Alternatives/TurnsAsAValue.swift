import WeatherScene

/// Asks for the weather, and presents what came of the request that began last.
final class WeatherInteractor: WeatherBusinessLogic {
  private let presenter: any WeatherPresentationLogic
  private let worker: any WeatherWorkerLogic
  private var turns = Turns()

  init(presenter: any WeatherPresentationLogic, worker: any WeatherWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func showWeather(_ request: Weather.Show.Request) async {
    let name = trimmed(request.place ?? "")
    guard !name.isEmpty else {
      presenter.presentWeather(.failure(.missingPlace))
      return
    }
    let turn = turns.begin()
    if turn.isFirst { presenter.presentLoading(true) }
    let response = await response(for: .init(name: name), request.settings)
    guard turns.end(turn) else { return }
    presenter.presentLoading(false)
    if !Task.isCancelled { presenter.presentWeather(response) }
  }

  // Given (11's rules).
  private func response(
    for place: Weather.Place, _ settings: Weather.Settings
  ) async -> Weather.Show.Response {
    do {
      return .success(try await worker.fetchWeather(for: place), settings)
    } catch {
      return .failure(error as? Weather.Failure ?? .unknown)
    }
  }
}

/// Knows whose turn it is: each turn puts an end to all that began before it.
private struct Turns {
  struct Turn {
    let number: Int
    /// Whether no request was waiting any more when it began.
    let isFirst: Bool
  }

  private var waiting: ClosedRange<Int>?
  private var begun = 0

  mutating func begin() -> Turn {
    defer { begun += 1 }
    let isFirst = waiting == nil
    waiting = (waiting?.lowerBound ?? begun)...begun
    return Turn(number: begun, isFirst: isFirst)
  }

  /// Whether it was the last one: then no answer is waited for any more.
  mutating func end(_ turn: Turn) -> Bool {
    guard turn.number == waiting?.upperBound else { return false }
    waiting = nil
    return true
  }
}
