import LoginScene

/// Judges the sign-up form while the user fills it in.
final class SignUpInteractor: LoginSignUpBusinessLogic {
  private let presenter: any LoginSignUpPresentationLogic

  init(presenter: any LoginSignUpPresentationLogic) {
    self.presenter = presenter
  }

  // Your task: this stops at the first fault, and presents nothing if there is none.
  func validate(_ request: Login.SignUp.Validate.Request) {
    let email = request.email ?? ""
    let password = request.password ?? ""
    if !email.contains("@") {
      presenter.presentValidation(.init(email: .noAt, password: nil))
    } else if password.utf16.count < 8 {
      presenter.presentValidation(.init(email: nil, password: .missing))
    }
  }
}
