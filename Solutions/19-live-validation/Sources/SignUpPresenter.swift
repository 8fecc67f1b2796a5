import LoginScene

/// Puts what is wrong with the form into words, and has the View show them.
final class SignUpPresenter: LoginSignUpPresentationLogic {
  /// Weak, because the View owns the parts behind it; it is set once all of them are made.
  weak var view: (any LoginSignUpDisplayLogic)?

  func presentValidation(_ response: Login.SignUp.Validate.Response) {
    view?.displayValidation(
      .init(
        emailHint: response.email.map(words), passwordHint: response.password.map(words),
        canSignUp: response.isAccepted))
  }

  private func words(for reason: Login.SignUp.EmailReason) -> String {
    switch reason {
    case .missing: "Enter your email."
    case .noAt: "An email has an @ in it."
    case .severalAts: "An email has one @ only."
    case .incomplete: "Something is missing beside the @."
    }
  }

  private func words(for reason: Login.SignUp.PasswordReason) -> String {
    switch reason {
    case .missing: "Choose a password."
    case .tooShort(by: 1): "Add 1 more character."
    case .tooShort(let count): "Add \(count) more characters."
    }
  }
}
