extension Weather {
  /// The use case of looking at the weather of now and at the forecast, asked for side by side.
  package enum Overview {}
}

extension Weather.Overview {
  /// View → Interactor: the place as typed, nil when nothing was.
  package struct Request: Equatable, Encodable, Sendable {
    package let place: String?

    package init(place: String?) {
      self.place = place
    }
  }

  /// Presenter → View: one model for each outcome, which finds its words by itself.
  package enum ViewModel {
    /// The weather of now, and a line for each hour of the forecast.
    package struct Complete: Equatable, Encodable, Sendable {
      package let now: String
      package let hours: [String]

      package init(now: String, hours: [String]) {
        self.now = now
        self.hours = hours
      }
    }

    /// The weather of now, and a text in the forecast's place.
    package struct NowOnly: Equatable, Encodable, Sendable {
      package let now: String
      package let notice: String

      package init(now: String, notice: String) {
        self.now = now
        self.notice = notice
      }
    }

    /// The words of an alert.
    package struct Problem: Equatable, Encodable, Sendable {
      package let message: String

      package init(message: String) {
        self.message = message
      }
    }
  }
}

/// View → Interactor: the caller owns the task, and may cancel it.
@MainActor package protocol WeatherOverviewBusinessLogic: AnyObject {
  func showOverview(_ request: Weather.Overview.Request) async
}

/// Presenter → View: one method for each outcome, besides loading.
@MainActor package protocol WeatherOverviewDisplayLogic: AnyObject {
  func displayLoading(_ isLoading: Bool)
  func displayOverview(_ viewModel: Weather.Overview.ViewModel.Complete)
  func displayNowOnly(_ viewModel: Weather.Overview.ViewModel.NowOnly)
  func displayProblem(_ viewModel: Weather.Overview.ViewModel.Problem)
}

// The words of an overview. In exercise 10, finding them is the Presenter's work; here they're given.

extension Weather.Overview.ViewModel.Complete {
  package init(_ report: Weather.Report, _ forecast: Weather.Forecast) {
    now = Words.now(report)
    hours = forecast.hours.map(Words.hour)
  }
}

extension Weather.Overview.ViewModel.NowOnly {
  package init(_ report: Weather.Report) {
    now = Words.now(report)
    notice = "There's no forecast right now."
  }
}

extension Weather.Overview.ViewModel.Problem {
  package init(_ failure: Weather.Failure) {
    message =
      switch failure {
      case .missingPlace: "Type a place first."
      case .noSuchPlace: "There's no such place."
      case .offline: "You're offline."
      default: "Something went wrong."
      }
  }
}

private enum Words {
  /// "Oslo: 21.5 °C, sunny".
  static func now(_ report: Weather.Report) -> String {
    "\(report.place.name): \(weather(report.temperature, report.condition))"
  }

  /// "06:00: 3.0 °C, rainy".
  static func hour(_ hour: Weather.Forecast.Hour) -> String {
    let minutes = ((hour.time.seconds / 60 + hour.time.zone) % 1_440 + 1_440) % 1_440
    return
      "\(two(minutes / 60)):\(two(minutes % 60)): \(weather(hour.temperature, hour.condition))"
  }

  private static func weather(
    _ temperature: Weather.Temperature?, _ condition: Weather.Condition
  ) -> String {
    let text = temperature.map { "\(degrees($0.tenths)) °C" } ?? "–"
    return condition == .notKnown ? text : "\(text), \(condition)"
  }

  private static func degrees(_ tenths: Int) -> String {
    "\(tenths < 0 ? "-" : "")\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
  }

  private static func two(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
