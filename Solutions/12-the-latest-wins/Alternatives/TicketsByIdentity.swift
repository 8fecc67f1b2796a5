import WeatherScene

/// Asks for the weather, and presents what came of the request that began last.
final class WeatherInteractor: WeatherBusinessLogic {
  private let presenter: any WeatherPresentationLogic
  private let worker: any WeatherWorkerLogic
  /// The ticket of the latest request, while that is under way: no ticket, no loading.
  private var latest: Ticket?

  private final class Ticket {}

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
    let ticket = Ticket()
    if latest == nil { presenter.presentLoading(true) }
    latest = ticket
    let response = await response(for: .init(name: name), request.settings)
    if latest === ticket {
      latest = nil
      presenter.presentLoading(false)
      if !Task.isCancelled { presenter.presentWeather(response) }
    }
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
