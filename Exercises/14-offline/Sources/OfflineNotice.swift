import Observation
import WeatherScene

// Your task: declare a ViewModel and a display protocol, let the View adopt it, and finish the
// Presenter, which knows the View by that protocol alone.

/// Says whether a report is old, and hands the report on to the Presenter that has its words.
final class OfflinePresenter: WeatherOfflinePresentationLogic {
  /// Weak, because the View owns the parts behind it; it is set once all of them are made.
  weak var view: NoticeView?
  private let weather: any WeatherPresentationLogic
  private let settings: Weather.Settings

  init(weather: any WeatherPresentationLogic, settings: Weather.Settings) {
    self.weather = weather
    self.settings = settings
  }

  func presentReport(_ response: Weather.Offline.Response) {
  }
}

/// The line above the weather.
@Observable
final class NoticeView {
  /// Nil if there is no line.
  private(set) var notice: String?
}
