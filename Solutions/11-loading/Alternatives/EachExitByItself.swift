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
    guard let typed = request.place, !typed.allSatisfy(\.isWhitespace) else {
      presenter.presentWeather(.failure(.missingPlace))
      return
    }
    presenter.presentLoading(true)
    do {
      let report = try await worker.fetchWeather(for: .init(name: trimmed(typed)))
      presenter.presentLoading(false)
      presenter.presentWeather(.success(report, request.settings))
    } catch let failure as Weather.Failure {
      presenter.presentLoading(false)
      presenter.presentWeather(.failure(failure))
    } catch {
      presenter.presentLoading(false)
      presenter.presentWeather(.failure(.unknown))
    }
  }
}
