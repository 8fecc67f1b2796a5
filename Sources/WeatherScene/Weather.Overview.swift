extension Weather {
  /// The use case of looking at the weather of now and at the forecast, asked for side by side.
  nonisolated package enum Overview {}
}

extension Weather.Overview {
  /// View → Interactor: the place as typed, nil when nothing was.
  nonisolated package struct Request: Equatable, Encodable, Sendable {
    package let place: String?

    package init(place: String?) {
      self.place = place
    }
  }

  /// Presenter → View: one model for each outcome, which finds its words by itself.
  nonisolated package enum ViewModel {
    /// The weather of now, and a line for each hour of the forecast.
    nonisolated package struct Complete: Equatable, Encodable, Sendable {
      package let now: String
      package let hours: [String]

      package init(now: String, hours: [String]) {
        self.now = now
        self.hours = hours
      }
    }

    /// The weather of now, and a text in the forecast's place.
    nonisolated package struct NowOnly: Equatable, Encodable, Sendable {
      package let now: String
      package let notice: String

      package init(now: String, notice: String) {
        self.now = now
        self.notice = notice
      }
    }

    /// The words of an alert.
    nonisolated package struct Problem: Equatable, Encodable, Sendable {
      package let message: String

      package init(message: String) {
        self.message = message
      }
    }
  }
}

/// View → Interactor: the caller owns the task, and may cancel it.
package protocol WeatherOverviewBusinessLogic: AnyObject {
  func showOverview(_ request: Weather.Overview.Request) async
}

/// Presenter → View: one method for each outcome, besides loading.
package protocol WeatherOverviewDisplayLogic: AnyObject {
  func displayLoading(_ isLoading: Bool)
  func displayOverview(_ viewModel: Weather.Overview.ViewModel.Complete)
  func displayNowOnly(_ viewModel: Weather.Overview.ViewModel.NowOnly)
  func displayProblem(_ viewModel: Weather.Overview.ViewModel.Problem)
}
