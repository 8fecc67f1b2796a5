import WeatherScene

extension Weather.Overview {
  /// Interactor → Presenter: what came of each question, without a word for the screen.
  struct Response {
    let outcome: Result<Weather.Report, Weather.Failure>
    let forecast: Weather.Forecast?
  }
}

/// Interactor → Presenter.
protocol OverviewPresentationLogic: AnyObject {
  func presentLoading(_ isLoading: Bool)
  func presentOverview(_ response: Weather.Overview.Response)
}

/// Chooses how each outcome is displayed; the view models know the words.
final class OverviewPresenter: OverviewPresentationLogic {
  weak var view: (any WeatherOverviewDisplayLogic)?

  func presentLoading(_ isLoading: Bool) {
    view?.displayLoading(isLoading)
  }

  func presentOverview(_ response: Weather.Overview.Response) {
    switch (response.outcome, response.forecast) {
    case (.failure(let failure), _): view?.displayProblem(.init(failure))
    case (.success(let report), let forecast?): view?.displayOverview(.init(report, forecast))
    case (.success(let report), nil): view?.displayNowOnly(.init(report))
    }
  }
}

/// Makes the parts behind a View, and links them.
func makeOverview(
  view: any WeatherOverviewDisplayLogic, weather: any WeatherWorkerLogic,
  forecast: any WeatherForecastWorkerLogic
) -> any WeatherOverviewBusinessLogic {
  let presenter = OverviewPresenter()
  presenter.view = view
  return OverviewInteractor(
    presenter: presenter, weatherWorker: weather, forecastWorker: forecast)
}
