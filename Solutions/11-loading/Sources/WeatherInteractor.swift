import WeatherScene

/// Asks for the weather in a place, and says when that begins, when it ends, and what came of it.
final class WeatherInteractor: WeatherBusinessLogic {
  private let presenter: any WeatherPresentationLogic
  private let worker: any WeatherWorkerLogic

  init(presenter: any WeatherPresentationLogic, worker: any WeatherWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func showWeather(_ request: Weather.Show.Request) async {
    let name = trimmed(request.place ?? "")
    guard !name.isEmpty else { return presenter.presentWeather(.failure(.missingPlace)) }
    presenter.presentLoading(true)
    let response = await response(for: .init(name: name), request.settings)
    presenter.presentLoading(false)
    presenter.presentWeather(response)
  }

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
