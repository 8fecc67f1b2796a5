import Observation
import WeatherScene

extension Weather.Offline {
  /// Presenter → View.
  struct ViewModel {
    let text: String
  }
}

/// Presenter → View: one method for each outcome.
protocol NoticeDisplayLogic: AnyObject {
  func displayNotice(_ viewModel: Weather.Offline.ViewModel)
  func hideNotice()
}

/// Says whether a report is old, and hands the report on to the Presenter that has its words.
final class OfflinePresenter: WeatherOfflinePresentationLogic {
  /// Weak, because the View owns the parts behind it; it is set once all of them are made.
  weak var view: (any NoticeDisplayLogic)?
  private let weather: any WeatherPresentationLogic
  private let settings: Weather.Settings

  init(weather: any WeatherPresentationLogic, settings: Weather.Settings) {
    self.weather = weather
    self.settings = settings
  }

  func presentReport(_ response: Weather.Offline.Response) {
    weather.presentWeather(weatherResponse(to: response))
    switch response {
    case .current: view?.hideNotice()
    case .outdated: view?.displayNotice(.init(text: "This report is out of date."))
    case .failure: break
    }
  }

  private func weatherResponse(to response: Weather.Offline.Response) -> Weather.Show.Response {
    switch response {
    case .current(let report), .outdated(let report): .success(report, settings)
    case .failure(let failure): .failure(failure)
    }
  }
}

/// The line above the weather.
@Observable
final class NoticeView: NoticeDisplayLogic {
  /// Nil if there is no line.
  private(set) var notice: String?

  func displayNotice(_ viewModel: Weather.Offline.ViewModel) {
    notice = viewModel.text
  }

  func hideNotice() {
    notice = nil
  }
}
