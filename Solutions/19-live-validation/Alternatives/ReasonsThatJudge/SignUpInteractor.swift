import LoginScene

/// Judges the sign-up form while the user fills it in; the rules are in the reasons.
final class SignUpInteractor: LoginSignUpBusinessLogic {
  private let presenter: any LoginSignUpPresentationLogic

  init(presenter: any LoginSignUpPresentationLogic) {
    self.presenter = presenter
  }

  func validate(_ request: Login.SignUp.Validate.Request) {
    presenter.presentValidation(
      Login.SignUp.Validate.Response(
        email: Login.SignUp.EmailReason.allCases.first { $0.holds(of: request.email ?? "") },
        password: Login.SignUp.PasswordReason(against: request.password)))
  }
}

extension Login.SignUp.EmailReason {
  /// Whether it speaks against the email; of several, the first in the order of the cases counts.
  fileprivate func holds(of email: String) -> Bool {
    switch self {
    case .missing: !email.contains { !$0.isWhitespace }
    case .noAt: !email.contains { $0 == "@" }
    case .severalAts: email.firstIndex { $0 == "@" } != email.lastIndex { $0 == "@" }
    case .incomplete: email.wholeMatch(of: /[^@]*\S[^@]*@[^@]*\S[^@]*/) == nil
    }
  }
}

extension Login.SignUp.PasswordReason {
  /// Nil when nothing is to be said against the password.
  fileprivate init?(against password: String?) {
    switch password?.count ?? 0 {
    case 0: self = .missing
    case let count where count < 8: self = .tooShort(by: 8 - count)
    default: return nil
    }
  }
}
