import WeatherScene

/// Asks for the weather, and presents what came of the request that began last.
final class WeatherInteractor: WeatherBusinessLogic {
  private let presenter: any WeatherPresentationLogic
  private let worker: any WeatherWorkerLogic
  /// Whether the screen was told that something is loading: it is told of each change, once.
  private var isLoading = false {
    didSet { if isLoading != oldValue { presenter.presentLoading(isLoading) } }
  }
  /// How many requests have begun; so the latest one's number.
  private var latest = 0

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
    latest += 1
    let number = latest
    isLoading = true
    let response = await response(for: .init(name: name), request.settings)
    guard number == latest else { return }
    isLoading = false
    guard !Task.isCancelled else { return }
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
