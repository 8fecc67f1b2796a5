import LoginScene

/// Looks the words up in a table, and has the View show them.
final class SignUpPresenter: LoginSignUpPresentationLogic {
  weak var view: (any LoginSignUpDisplayLogic)?

  private let emailHints: [Login.SignUp.EmailReason: String] = [
    .missing: "Enter your email.",
    .noAt: "An email has an @ in it.",
    .severalAts: "An email has one @ only.",
    .incomplete: "Something is missing beside the @.",
  ]

  func presentValidation(_ response: Login.SignUp.Validate.Response) {
    var passwordHint: String?
    if case .tooShort(let count) = response.password {
      passwordHint = "Add \(count) more character" + (count == 1 ? "." : "s.")
    } else if response.password == .missing {
      passwordHint = "Choose a password."
    }
    view?.displayValidation(
      Login.SignUp.Validate.ViewModel(
        emailHint: response.email.flatMap { emailHints[$0] }, passwordHint: passwordHint,
        canSignUp: response.isAccepted))
  }
}
