extension Login {
  /// The use case of opening an account with an email and a password.
  package enum Register {}
}

extension Login.Register {
  /// Interactor → Presenter: what came of it, without a word meant for the screen.
  package enum Response: Equatable, Encodable, Sendable {
    case success(Login.User)
    case failure(Failure)
  }

  /// Why there is no new account, in the app's own terms.
  package enum Failure: Error, Equatable, Encodable, Sendable, CaseIterable {
    case missingCredentials
    case emailTaken
    case offline
    case unknown
  }

  /// Presenter → View: text that is ready to be shown.
  package enum ViewModel {
    /// The greeting once the account is open.
    package struct Welcome: Equatable, Encodable, Sendable {
      package let greeting: String

      package init(greeting: String) {
        self.greeting = greeting
      }
    }

    /// An alert about an account that could not be opened.
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

/// Presenter → View: one method for each outcome.
@MainActor package protocol LoginRegisterDisplayLogic: AnyObject {
  func displayRegistered(_ viewModel: Login.Register.ViewModel.Welcome)
  func displayNotRegistered(_ viewModel: Login.Register.ViewModel.Problem)
}

/// Interactor → Worker: the one that leaves the app to have an account opened.
@MainActor package protocol LoginRegisterWorkerLogic: AnyObject {
  /// Throws a `Login.Register.Failure` where the reason is known, and any other error where it
  /// is not.
  func register(email: String, password: String) async throws -> Login.User
}
