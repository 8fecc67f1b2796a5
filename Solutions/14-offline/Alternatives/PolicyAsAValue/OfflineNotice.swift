import Observation
import WeatherScene

/// The models of the line.
enum Line {
  /// Presenter → View: two outcomes, of which one has words.
  enum ViewModel {
    case none
    case words(String)
  }
}

/// Presenter → View.
protocol LineDisplayLogic: AnyObject {
  func displayLine(_ viewModel: Line.ViewModel)
}

/// Says whether a report is old, and hands the report on to the Presenter that has its words.
final class OfflinePresenter: WeatherOfflinePresentationLogic {
  /// Weak, because the View owns the parts behind it; it is set once all of them are made.
  weak var view: (any LineDisplayLogic)?
  private let weather: any WeatherPresentationLogic
  private let settings: Weather.Settings

  init(weather: any WeatherPresentationLogic, settings: Weather.Settings) {
    self.weather = weather
    self.settings = settings
  }

  func presentReport(_ response: Weather.Offline.Response) {
    switch response {
    case .current(let report):
      view?.displayLine(.none)
      weather.presentWeather(.success(report, settings))
    case .outdated(let report):
      view?.displayLine(.words("This report is out of date."))
      weather.presentWeather(.success(report, settings))
    case .failure(let failure):
      weather.presentWeather(.failure(failure))
    }
  }
}

/// The line above the weather.
@Observable
final class NoticeView {
  private var line = Line.ViewModel.none

  var notice: String? {
    switch line {
    case .none: nil
    case .words(let words): words
    }
  }
}

extension NoticeView: LineDisplayLogic {
  func displayLine(_ viewModel: Line.ViewModel) {
    line = viewModel
  }
}
