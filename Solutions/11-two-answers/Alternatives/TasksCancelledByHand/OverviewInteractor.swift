import WeatherScene

/// Asks for the weather of now and for the forecast, and says what came of both.
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
    guard !name.isEmpty else { return presenter.presentOverview(.failure(.missingPlace)) }
    presenter.presentLoading(true)
    let (report, forecast) = await answers(for: .init(name: name))
    presenter.presentLoading(false)
    switch (report, forecast) {
    case (.success(let report), .success(let forecast)):
      presenter.presentOverview(.complete(report, forecast))
    case (.success(let report), .failure):
      presenter.presentOverview(.withoutForecast(report))
    case (.failure(let error), _):
      presenter.presentOverview(.failure(error as? Weather.Failure ?? .unknown))
    }
  }

  /// Two tasks of its own, which learn by hand what child tasks know by themselves.
  private func answers(
    for place: Weather.Place
  ) async -> (Result<Weather.Report, any Error>, Result<Weather.Forecast, any Error>) {
    let report = Task { try await weatherWorker.fetchWeather(for: place) }
    let forecast = Task { try await forecastWorker.fetchForecast(for: place) }
    return await withTaskCancellationHandler {
      (await report.result, await forecast.result)
    } onCancel: {
      report.cancel()
      forecast.cancel()
    }
  }
}
