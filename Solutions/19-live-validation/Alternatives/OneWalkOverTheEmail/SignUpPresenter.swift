import LoginScene

/// Has the View show what the reasons say in words.
final class SignUpPresenter: LoginSignUpPresentationLogic {
  weak var view: (any LoginSignUpDisplayLogic)?

  func presentValidation(_ response: Login.SignUp.Validate.Response) {
    let (email, password) = (response.email?.hint, response.password?.hint)
    view?.displayValidation(
      .init(emailHint: email, passwordHint: password, canSignUp: email == nil && password == nil))
  }
}

extension Login.SignUp.EmailReason {
  fileprivate var hint: String {
    switch self {
    case .missing: "Enter your email."
    case .noAt: "An email has an @ in it."
    case .severalAts: "An email has one @ only."
    case .incomplete: "Something is missing beside the @."
    }
  }
}

extension Login.SignUp.PasswordReason {
  fileprivate var hint: String {
    guard case .tooShort(let count) = self else { return "Choose a password." }
    return count == 1 ? "Add 1 more character." : "Add \(count) more characters."
  }
}
