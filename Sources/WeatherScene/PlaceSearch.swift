/// The use case of finding a place while its name is typed.
package enum PlaceSearch {
  /// View → Interactor: all that stands in the field, after each edit.
  package struct Request: Equatable, Encodable, Sendable {
    package let text: String

    package init(text: String) {
      self.text = text
    }
  }

  /// Interactor → Presenter: what the list shows from now on.
  package enum Response: Equatable, Encodable, Sendable {
    /// Nothing is searched for.
    case cleared
    /// The places in the service's order, and the text that it was asked for.
    case found([Weather.Place], for: String)
    case failed(Failure, for: String)
  }

  /// The reasons that the app knows.
  package enum Failure: Error, Equatable, Encodable, Sendable, CaseIterable {
    case offline
    case tooManyRequests
    case unknown
  }
}

/// View → Interactor: the caller owns the task, and may cancel it.
@MainActor package protocol PlaceSearchBusinessLogic: AnyObject {
  func search(_ request: PlaceSearch.Request) async
}

/// Interactor → Presenter.
@MainActor package protocol PlaceSearchPresentationLogic: AnyObject {
  func presentPlaces(_ response: PlaceSearch.Response)
}

/// Interactor → Worker: the one that knows how long a moment is.
@MainActor package protocol PlaceSearchClockWorkerLogic: AnyObject {
  /// Returns after that time, or earlier if its task is cancelled.
  func sleep(milliseconds: Int) async
}

/// Interactor → Worker: the one that leaves the app to ask.
@MainActor package protocol PlaceSearchWorkerLogic: AnyObject {
  /// Throws a `PlaceSearch.Failure` where the reason is known, and any other error where it is not.
  func findPlaces(named text: String) async throws -> [Weather.Place]
}
