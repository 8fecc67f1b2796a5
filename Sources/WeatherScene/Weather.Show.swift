extension Weather {
  /// The use case of looking at the weather in a place.
  package enum Show {}
}

extension Weather.Show {
  /// View → Interactor: the place as typed, nil when nothing was, and how the user reads numbers.
  package struct Request: Equatable, Encodable, Sendable {
    package let place: String?
    package let settings: Weather.Settings

    package init(place: String?, settings: Weather.Settings) {
      self.place = place
      self.settings = settings
    }
  }

  /// Interactor → Presenter: what came of it, without a word meant for the screen.
  package enum Response: Equatable, Encodable, Sendable {
    /// The worker's report, and the settings of the request that asked for it.
    case success(Weather.Report, Weather.Settings)
    case failure(Weather.Failure)
  }

  /// Presenter → View: text that is ready to be shown.
  package enum ViewModel {
    /// The screen's words about the weather.
    package struct Summary: Equatable, Encodable, Sendable {
      package let place: String
      package let weather: String

      package init(place: String, weather: String) {
        self.place = place
        self.weather = weather
      }
    }

    /// The words of an alert when there is no weather to show.
    package struct Problem: Equatable, Encodable, Sendable {
      package let title: String
      package let message: String

      package init(title: String, message: String) {
        self.title = title
        self.message = message
      }
    }
  }
}

/// View → Interactor: the caller owns the task, and may cancel it.
@MainActor package protocol WeatherBusinessLogic: AnyObject {
  func showWeather(_ request: Weather.Show.Request) async
}

/// Interactor → Presenter.
@MainActor package protocol WeatherPresentationLogic: AnyObject {
  func presentLoading(_ isLoading: Bool)
  func presentWeather(_ response: Weather.Show.Response)
}

/// Presenter → View: one method for each outcome.
@MainActor package protocol WeatherDisplayLogic: AnyObject {
  func displayLoading(_ isLoading: Bool)
  func displayWeather(_ viewModel: Weather.Show.ViewModel.Summary)
  func displayProblem(_ viewModel: Weather.Show.ViewModel.Problem)
}

/// Interactor → Worker: the one that leaves the app to ask.
///
/// Sendable, so that a child task can ask it.
@MainActor package protocol WeatherWorkerLogic: AnyObject, Sendable {
  /// Throws a `Weather.Failure` where the reason is known, and any other error where it is not.
  func fetchWeather(for place: Weather.Place) async throws -> Weather.Report
}
