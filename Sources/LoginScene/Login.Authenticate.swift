extension Login {
  /// The use case of signing in with an email and a password.
  package enum Authenticate {}
}

extension Login.Authenticate {
  /// View → Interactor: what was typed, untouched; a field that was never filled is nil.
  package struct Request: Equatable, Encodable, Sendable {
    package let email: String?
    package let password: String?

    package init(email: String?, password: String?) {
      self.email = email
      self.password = password
    }
  }

  /// Interactor → Presenter: what came of it, without a word meant for the screen.
  package enum Response: Equatable, Encodable, Sendable {
    case success(Login.User)
    case failure(Login.Failure)
  }

  /// Presenter → View: text that is ready to be shown.
  package enum ViewModel {
    /// The greeting once the user is signed in.
    package struct Welcome: Equatable, Encodable, Sendable {
      package let greeting: String

      package init(greeting: String) {
        self.greeting = greeting
      }
    }

    /// The words of an alert about a login that did not work.
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
@MainActor package protocol LoginBusinessLogic: AnyObject {
  func logIn(_ request: Login.Authenticate.Request) async
}

/// Interactor → Presenter.
@MainActor package protocol LoginPresentationLogic: AnyObject {
  func presentLogin(_ response: Login.Authenticate.Response)
}

/// Presenter → View: one method for each outcome.
@MainActor package protocol LoginDisplayLogic: AnyObject {
  func displayWelcome(_ viewModel: Login.Authenticate.ViewModel.Welcome)
  func displayProblem(_ viewModel: Login.Authenticate.ViewModel.Problem)
}

/// Interactor → Worker: the one that leaves the app to ask.
@MainActor package protocol LoginWorkerLogic: AnyObject {
  /// Throws a `Login.Failure` where the reason is known, and any other error where it is not.
  func authenticate(email: String, password: String) async throws -> Login.User
}

/// View → Router.
@MainActor package protocol LoginRoutingLogic: AnyObject {
  func routeToHome()
}

/// The data that the Interactor keeps for the screens that follow.
@MainActor package protocol LoginDataStore: AnyObject {
  var user: Login.User? { get }
}
