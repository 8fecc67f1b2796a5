import WeatherScene

/// Asks for the weather in a place, and says when that begins, when it ends, and what came of it.
final class WeatherInteractor: WeatherBusinessLogic {
  private let presenter: any WeatherPresentationLogic
  private let worker: any WeatherWorkerLogic
  /// True if the screen was told that something is loading; each change is presented once.
  private var isLoading = false {
    didSet { if isLoading != oldValue { presenter.presentLoading(isLoading) } }
  }

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
    // Your task: which of these messages may a stale request send, and which a cancelled one?
    isLoading = true
    let response = await response(for: .init(name: name), request.settings)
    isLoading = false
    presenter.presentWeather(response)
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
