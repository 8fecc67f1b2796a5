import LoginScene

/// Puts what is wrong with the form into words, and has the View show them.
final class SignUpPresenter: LoginSignUpPresentationLogic {
  /// Weak, because the View owns the parts behind it; it is set once all of them are made.
  weak var view: (any LoginSignUpDisplayLogic)?

  // Your task: this knows only one hint, and never removes it.
  func presentValidation(_ response: Login.SignUp.Validate.Response) {
    if response.email != nil {
      view?.displayValidation(
        .init(emailHint: "Enter your email.", passwordHint: nil, canSignUp: false))
    }
  }
}
