extension Weather {
  /// The use case of looking at the weather while the service may be out of reach.
  package enum Offline {}
}

extension Weather.Offline {
  /// View → Interactor: the place as typed.
  package struct Request: Equatable, Encodable, Sendable {
    package let place: String

    package init(place: String) {
      self.place = place
    }
  }

  /// Interactor → Presenter: what came of it, without a word meant for the screen.
  package enum Response: Equatable, Encodable, Sendable {
    case current(Weather.Report)
    /// An old report, for want of a newer one.
    case outdated(Weather.Report)
    case failure(Weather.Failure)
  }

  /// A report that is kept, and since when.
  package struct Entry: Equatable, Encodable, Sendable {
    package let report: Weather.Report
    /// When the service's answer came, in the clock's seconds.
    package let time: Int

    package init(report: Weather.Report, time: Int) {
      self.report = report
      self.time = time
    }
  }
}

/// View → Interactor: the caller owns the task.
@MainActor package protocol WeatherOfflineBusinessLogic: AnyObject {
  func showWeather(_ request: Weather.Offline.Request) async
}

/// Interactor → Presenter.
@MainActor package protocol WeatherOfflinePresentationLogic: AnyObject {
  func presentReport(_ response: Weather.Offline.Response)
}

/// Interactor → Worker: the one that keeps entries, and has no opinion about them.
@MainActor package protocol WeatherStoreWorkerLogic: AnyObject {
  /// Nil when there is none, or none that can be read.
  func load(_ key: String) async -> Weather.Offline.Entry?
  /// In place of the one with this key, if there was one.
  func save(_ entry: Weather.Offline.Entry, as key: String) async
}

/// Interactor → Worker: the one that knows what time it is.
@MainActor package protocol WeatherClockWorkerLogic: AnyObject {
  /// In seconds, from some moment on that is always the same.
  func now() -> Int
}
