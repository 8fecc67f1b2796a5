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
    presenter.presentWeather(await response(to: request))
  }

  private func response(to request: Weather.Show.Request) async -> Weather.Show.Response {
    do {
      let name = trimmed(request.place ?? "")
      if name.isEmpty { throw Weather.Failure.missingPlace }
      let report = try await loading { try await worker.fetchWeather(for: .init(name: name)) }
      return .success(report, request.settings)
    } catch let failure as Weather.Failure {
      return .failure(failure)
    } catch {
      return .failure(.unknown)
    }
  }

  /// Here the end of loading is in a `defer`, since nothing is presented within.
  private func loading<Answer>(_ work: () async throws -> Answer) async rethrows -> Answer {
    presenter.presentLoading(true)
    defer { presenter.presentLoading(false) }
    return try await work()
  }
}
