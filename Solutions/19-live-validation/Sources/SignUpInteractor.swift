import LoginScene

/// Judges the sign-up form while the user fills it in.
final class SignUpInteractor: LoginSignUpBusinessLogic {
  private let presenter: any LoginSignUpPresentationLogic

  init(presenter: any LoginSignUpPresentationLogic) {
    self.presenter = presenter
  }

  func validate(_ request: Login.SignUp.Validate.Request) {
    presenter.presentValidation(
      .init(
        email: reason(againstEmail: request.email ?? ""),
        password: reason(againstPassword: request.password ?? "")))
  }

  private func reason(againstEmail email: String) -> Login.SignUp.EmailReason? {
    if isBlank(email) { return .missing }
    let sides = email.split(separator: "@", omittingEmptySubsequences: false)
    switch sides.count {
    case 1: return .noAt
    case 2: return sides.contains(where: isBlank) ? .incomplete : nil
    default: return .severalAts
    }
  }

  private func reason(againstPassword password: String) -> Login.SignUp.PasswordReason? {
    if password.isEmpty { return .missing }
    let lacking = 8 - password.count
    return lacking > 0 ? .tooShort(by: lacking) : nil
  }

  private func isBlank(_ text: some StringProtocol) -> Bool {
    text.allSatisfy(\.isWhitespace)
  }
}
