import WeatherScene

extension Weather.Overview {
  /// Interactor → Presenter: what came of both questions, without a word for the screen.
  enum Response {
    case complete(Weather.Report, Weather.Forecast)
    case withoutForecast(Weather.Report)
    case failure(Weather.Failure)
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
    switch response {
    case .complete(let report, let forecast): view?.displayOverview(.init(report, forecast))
    case .withoutForecast(let report): view?.displayNowOnly(.init(report))
    case .failure(let failure): view?.displayProblem(.init(failure))
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
