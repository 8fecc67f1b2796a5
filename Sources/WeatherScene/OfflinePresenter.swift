/// Says if a report is old, and hands it on to the Presenter that has the words for the weather.
package final class OfflinePresenter: WeatherOfflinePresentationLogic {
  package weak var view: (any WeatherOfflineDisplayLogic)?
  private let weather: any WeatherPresentationLogic
  private let settings: Weather.Settings

  package init(weather: any WeatherPresentationLogic, settings: Weather.Settings) {
    self.weather = weather
    self.settings = settings
  }

  package func presentReport(_ response: Weather.Offline.Response) {
    switch response {
    case .current(let report): present(report, notice: nil)
    case .outdated(let report): present(report, notice: "This report is out of date.")
    case .failure(let failure): weather.presentWeather(.failure(failure))
    }
  }

  private func present(_ report: Weather.Report, notice: String?) {
    view?.displayNotice(.init(notice: notice))
    weather.presentWeather(.success(report, settings))
  }
}
