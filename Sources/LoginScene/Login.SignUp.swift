extension Login {
  /// The use case of signing up with an email and a password.
  package enum SignUp {}
}

extension Login.SignUp {
  /// Why an email won't do; the words for it are the Presenter's.
  package enum EmailReason: Equatable, Encodable, Sendable, CaseIterable {
    case missing
    case noAt
    case severalAts
    case incomplete
  }

  /// Why a password won't do; the words for it are the Presenter's.
  package enum PasswordReason: Equatable, Encodable, Sendable {
    case missing
    /// With the number of characters that it lacks.
    case tooShort(by: Int)
  }

  /// Judging the form while it is filled in.
  package enum Validate {}
}

extension Login.SignUp.Validate {
  /// View → Interactor: both fields as they are after an edit; one that was never touched is nil.
  package struct Request: Equatable, Encodable, Sendable {
    package let email: String?
    package let password: String?

    package init(email: String?, password: String?) {
      self.email = email
      self.password = password
    }
  }

  /// Interactor → Presenter: what is wrong with each field; nil when it is fine.
  package struct Response: Equatable, Encodable, Sendable {
    package let email: Login.SignUp.EmailReason?
    package let password: Login.SignUp.PasswordReason?

    /// True if both fields are fine.
    package var isAccepted: Bool { email == nil && password == nil }

    package init(email: Login.SignUp.EmailReason?, password: Login.SignUp.PasswordReason?) {
      self.email = email
      self.password = password
    }
  }

  /// Presenter → View: what stands below each field, nil for nothing, and whether the button is on.
  package struct ViewModel: Equatable, Encodable, Sendable {
    package let emailHint: String?
    package let passwordHint: String?
    package let canSignUp: Bool

    package init(emailHint: String?, passwordHint: String?, canSignUp: Bool) {
      self.emailHint = emailHint
      self.passwordHint = passwordHint
      self.canSignUp = canSignUp
    }
  }
}

/// View → Interactor: sent after each edit of either field.
@MainActor package protocol LoginSignUpBusinessLogic: AnyObject {
  func validate(_ request: Login.SignUp.Validate.Request)
}

/// Interactor → Presenter.
@MainActor package protocol LoginSignUpPresentationLogic: AnyObject {
  func presentValidation(_ response: Login.SignUp.Validate.Response)
}

/// Presenter → View.
@MainActor package protocol LoginSignUpDisplayLogic: AnyObject {
  func displayValidation(_ viewModel: Login.SignUp.Validate.ViewModel)
}
