import Observation
import WeatherScene

extension Weather.Offline {
  /// Presenter → View: what the report is, in words; empty if there is nothing to say.
  struct ViewModel: Equatable {
    var notice = ""
  }
}

/// Presenter → View.
protocol NoticeDisplayLogic: AnyObject {
  func displayNotice(_ viewModel: Weather.Offline.ViewModel)
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
    switch response {
    case .current(let report):
      present(report, .init())
    case .outdated(let report):
      present(report, .init(notice: "This report is out of date."))
    case .failure(let failure):
      weather.presentWeather(.failure(failure))
    }
  }

  private func present(_ report: Weather.Report, _ line: Weather.Offline.ViewModel) {
    view?.displayNotice(line)
    weather.presentWeather(.success(report, settings))
  }
}

/// The line above the weather.
@Observable
final class NoticeView: NoticeDisplayLogic {
  /// Nil if there is no line.
  private(set) var notice: String?

  func displayNotice(_ viewModel: Weather.Offline.ViewModel) {
    notice = viewModel.notice.isEmpty ? nil : viewModel.notice
  }
}
