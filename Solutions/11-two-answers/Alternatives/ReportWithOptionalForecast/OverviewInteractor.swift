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
    guard let name = request.place.map(trimmed), !name.isEmpty else {
      presenter.presentOverview(.failure(.missingPlace))
      return
    }
    let place = Weather.Place(name: name)

    presenter.presentLoading(true)
    async let forecast = try? forecastWorker.fetchForecast(for: place)
    let response: Weather.Overview.Response
    do {
      let report = try await weatherWorker.fetchWeather(for: place)
      response = await .success(report, forecast)
    } catch let failure as Weather.Failure {
      _ = await forecast
      response = .failure(failure)
    } catch {
      _ = await forecast
      response = .failure(.unknown)
    }
    presenter.presentLoading(false)
    presenter.presentOverview(response)
  }
}
