/// The messages of a use case; `Encodable` serves the tests' log alone.
package enum Sample {
  /// View → Interactor.
  package struct Request: Equatable, Encodable, Sendable {
    package let text: String

    package init(text: String) {
      self.text = text
    }
  }

  /// Interactor → Presenter: what came of it, without a word meant for the screen.
  package enum Response: Equatable, Encodable, Sendable {
    case success(String)
    case failure(Failure)
  }

  /// The reasons that the app knows.
  package enum Failure: Error, Equatable, Encodable, Sendable, CaseIterable {
    case offline
    case unknown
  }
}

/// View → Interactor: the caller owns the task, and may cancel it.
@MainActor package protocol SampleBusinessLogic: AnyObject {
  func showSample(_ request: Sample.Request) async
}

/// Interactor → Presenter.
@MainActor package protocol SamplePresentationLogic: AnyObject {
  func presentSample(_ response: Sample.Response)
}

/// Interactor → Worker.
@MainActor package protocol SampleWorkerLogic: AnyObject {
  /// Throws a `Sample.Failure` where the reason is known, and any other error where it is not.
  func fetchSample(_ text: String) async throws -> String
}
