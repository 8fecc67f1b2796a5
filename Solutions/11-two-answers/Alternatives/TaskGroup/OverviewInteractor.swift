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
    if name.isEmpty {
      presenter.presentOverview(.init(outcome: .failure(.missingPlace), forecast: nil))
      return
    }
    presenter.presentLoading(true)
    let response = await response(for: .init(name: name))
    presenter.presentLoading(false)
    presenter.presentOverview(response)
  }

  private enum Answer {
    case report(Result<Weather.Report, Weather.Failure>)
    case forecast(Weather.Forecast?)
  }

  private func response(for place: Weather.Place) async -> Weather.Overview.Response {
    await withTaskGroup(of: Answer.self) { [weatherWorker, forecastWorker] group in
      group.addTask {
        do {
          return .report(.success(try await weatherWorker.fetchWeather(for: place)))
        } catch {
          return .report(.failure(error as? Weather.Failure ?? .unknown))
        }
      }
      group.addTask { .forecast(try? await forecastWorker.fetchForecast(for: place)) }

      var outcome = Result<Weather.Report, Weather.Failure>.failure(.unknown)
      var forecast: Weather.Forecast?
      for await answer in group {
        switch answer {
        case .report(let result): outcome = result
        case .forecast(let value): forecast = value
        }
      }
      return .init(outcome: outcome, forecast: forecast)
    }
  }
}
