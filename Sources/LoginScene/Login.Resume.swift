extension Login {
  /// The use case of coming back while a user is still signed in.
  package enum Resume {}
}

extension Login.Resume {
  /// View → Interactor: nothing to tell; kept so that all requests look alike.
  package struct Request: Equatable, Encodable, Sendable {
    package init() {}
  }

  /// Interactor → Presenter: the user who is still signed in; nil if there is none.
  package struct Response: Equatable, Encodable, Sendable {
    package let user: Login.User?

    package init(user: Login.User?) {
      self.user = user
    }
  }

  /// Presenter → View: the greeting for a user who is back.
  package struct ViewModel: Equatable, Encodable, Sendable {
    package let greeting: String

    package init(greeting: String) {
      self.greeting = greeting
    }
  }
}

/// View → Interactor: returns at once; what comes of it comes around the cycle.
@MainActor package protocol LoginResumeBusinessLogic: AnyObject {
  func resume(_ request: Login.Resume.Request)
}

/// Interactor → Presenter.
@MainActor package protocol LoginResumePresentationLogic: AnyObject {
  func presentSession(_ response: Login.Resume.Response)
}

/// Presenter → View: one method for each outcome.
@MainActor package protocol LoginResumeDisplayLogic: AnyObject {
  func displayWelcomeBack(_ viewModel: Login.Resume.ViewModel)
  func displayLoginForm()
}

/// Interactor → Worker: knows whether a user is still signed in.
@MainActor package protocol LoginSessionWorkerLogic: AnyObject {
  /// Calls back once, at once or later, and holds the callback until then.
  func findUser(_ callback: @escaping (Login.User?) -> Void)
}
