import WeatherScene

extension Weather.Overview {
  /// Interactor → Presenter: what came of both questions, without a word for the screen.
  ///
  /// Your task: declare it. An enum, or a struct?
  struct Response {}
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
    // Your task: one display method for each outcome.
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
