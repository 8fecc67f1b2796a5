extension Login {
  /// The use case of signing in with an email and a password.
  nonisolated package enum Authenticate {}
}

extension Login.Authenticate {
  /// View → Interactor: what was typed, untouched; a field that was never filled is nil.
  nonisolated package struct Request: Equatable, Sendable {
    package let email: String?
    package let password: String?

    package init(email: String?, password: String?) {
      self.email = email
      self.password = password
    }
  }

  /// Interactor → Presenter: what came of it, without a word meant for the screen.
  nonisolated package enum Response: Equatable, Sendable {
    case success(Login.User)
    case failure(Login.Failure)
  }

  /// Presenter → View: text that is ready to be shown.
  nonisolated package enum ViewModel {
    /// What the screen says to somebody who is in.
    nonisolated package struct Welcome: Equatable, Sendable {
      package let greeting: String

      package init(greeting: String) {
        self.greeting = greeting
      }
    }

    /// What an alert says about a login that did not work.
    nonisolated package struct Problem: Equatable, Sendable {
      package let title: String
      package let message: String

      package init(title: String, message: String) {
        self.title = title
        self.message = message
      }
    }
  }
}
