import WeatherScene

/// Asks for the current weather and for the forecast, and says what came of both.
final class OverviewInteractor: WeatherOverviewBusinessLogic {
  private let presenter: any OverviewPresentationLogic
  private let weatherWorker: any WeatherWorkerLogic
  private let forecastWorker: any WeatherForecastWorkerLogic

  init(
    presenter: any OverviewPresentationLogic, weatherWorker: any WeatherWorkerLogic,
    forecastWorker: any WeatherForecastWorkerLogic
  ) {
    self.presenter = presenter
    self.weatherWorker = weatherWorker
    self.forecastWorker = forecastWorker
  }

  func showOverview(_ request: Weather.Overview.Request) async {
    let name = trimmed(request.place ?? "")
    guard !name.isEmpty else {
      presenter.presentOverview(.failure(.missingPlace))
      return
    }
    presenter.presentLoading(true)
    let response = await response(for: .init(name: name))
    presenter.presentLoading(false)
    presenter.presentOverview(response)
  }

  private func response(for place: Weather.Place) async -> Weather.Overview.Response {
    async let report = weatherWorker.fetchWeather(for: place)
    async let forecast = forecastWorker.fetchForecast(for: place)
    do {
      let report = try await report
      guard let forecast = try? await forecast else { return .withoutForecast(report) }
      return .complete(report, forecast)
    } catch {
      return .failure(error as? Weather.Failure ?? .unknown)
    }
  }
}
