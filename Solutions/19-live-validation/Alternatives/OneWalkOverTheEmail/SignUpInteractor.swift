import LoginScene

/// Judges the sign-up form while the user fills it in, character by character.
final class SignUpInteractor: LoginSignUpBusinessLogic {
  private let presenter: any LoginSignUpPresentationLogic

  init(presenter: any LoginSignUpPresentationLogic) {
    self.presenter = presenter
  }

  func validate(_ request: Login.SignUp.Validate.Request) {
    presenter.presentValidation(
      Form(email: request.email ?? "", password: request.password ?? "").verdict)
  }
}

private struct Form {
  let email: String
  let password: String

  var verdict: Login.SignUp.Validate.Response {
    .init(email: emailReason, password: passwordReason)
  }

  private var emailReason: Login.SignUp.EmailReason? {
    var ats = 0
    var isFilled = (before: false, behind: false)
    for character in email {
      if character == "@" {
        ats += 1
      } else if !character.isWhitespace {
        if ats == 0 { isFilled.before = true } else { isFilled.behind = true }
      }
    }
    return switch (ats, isFilled.before, isFilled.behind) {
    case (0, false, _): .missing
    case (0, _, _): .noAt
    case (1, true, true): nil
    case (1, _, _): .incomplete
    default: .severalAts
    }
  }

  private var passwordReason: Login.SignUp.PasswordReason? {
    guard password.count < 8 else { return nil }
    return password.isEmpty ? .missing : .tooShort(by: 8 - password.count)
  }
}
