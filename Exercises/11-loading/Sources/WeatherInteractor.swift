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
    // Your task: loading is on while the worker is asked, and only then.
    presenter.presentLoading(true)
    defer { presenter.presentLoading(false) }
    guard let name = request.place else { return }
    do {
      let report = try await worker.fetchWeather(for: .init(name: trimmed(name)))
      presenter.presentWeather(.success(report, request.settings))
    } catch {
      presenter.presentWeather(.failure(.unknown))
    }
  }
}
