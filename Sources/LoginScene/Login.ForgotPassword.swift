extension Login {
  /// The use case of asking for a mail with a link to a new password.
  package enum ForgotPassword {}
}

extension Login.ForgotPassword {
  /// View → Interactor: what was typed, untouched; a field that was never filled is nil.
  package struct Request: Equatable, Encodable, Sendable {
    package let email: String?

    package init(email: String?) {
      self.email = email
    }
  }

  /// Interactor → Presenter: what came of it, without a word meant for the screen.
  package enum Response: Equatable, Encodable, Sendable {
    /// If there is an account with this email, a mail is on its way.
    case sent(email: String)
    case failure(Failure)
  }

  /// Why no mail was sent, in the app's own terms.
  package enum Failure: Error, Equatable, Encodable, Sendable, CaseIterable {
    case missingEmail
    case noSuchAccount
    case tooManyRequests
    case offline
    case unknown
  }

  /// Presenter → View: a title and a message, for any outcome.
  package struct ViewModel: Equatable, Encodable, Sendable {
    package let title: String
    package let message: String

    package init(title: String, message: String) {
      self.title = title
      self.message = message
    }
  }
}

/// View → Interactor: the caller owns the task.
@MainActor package protocol LoginForgotPasswordBusinessLogic: AnyObject {
  func sendLink(_ request: Login.ForgotPassword.Request) async
}

/// Interactor → Presenter.
@MainActor package protocol LoginForgotPasswordPresentationLogic: AnyObject {
  func presentLoading(_ isLoading: Bool)
  func presentForgotPassword(_ response: Login.ForgotPassword.Response)
}

/// Presenter → View: one method for each outcome.
@MainActor package protocol LoginForgotPasswordDisplayLogic: AnyObject {
  func displayLoading(_ isLoading: Bool)
  func displaySent(_ viewModel: Login.ForgotPassword.ViewModel)
  func displayProblem(_ viewModel: Login.ForgotPassword.ViewModel)
}

/// Interactor → Worker: the one that leaves the app to ask.
@MainActor package protocol LoginForgotPasswordWorkerLogic: AnyObject {
  /// Throws a `Login.ForgotPassword.Failure` where the reason is known, and any other error
  /// where it is not.
  func sendLink(to email: String) async throws
}
