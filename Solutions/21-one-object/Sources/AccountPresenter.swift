import LoginScene

/// Puts what happened into words, and has the View show them.
final class AccountPresenter: AccountPresentationLogic {
  /// Weak, because the View owns the parts behind it.
  weak var view: (any AccountDisplayLogic)?

  func presentRecalled(_ response: Account.Recall.Response) {
    view?.displayRecalled(.init(remembers: response.remembers, email: response.email))
  }

  func presentJudgement(_ response: Account.Judge.Response) {
    view?.displayJudgement(
      .init(emailHint: response.email.map(words), passwordHint: response.password.map(words)))
  }

  func presentLoading(_ isLoading: Bool) {
    view?.displayLoading(isLoading)
  }

  func presentLogin(_ response: Login.Authenticate.Response) {
    switch response {
    case .success(let user):
      let isNameless = user.name.allSatisfy(\.isWhitespace)
      view?.displayWelcome(.init(greeting: isNameless ? "Welcome!" : "Welcome, \(user.name)!"))
    case .failure(let failure):
      view?.displayProblem(problem(for: failure))
    }
  }

  private func words(for reason: Account.Judge.EmailReason) -> String {
    switch reason {
    case .missing: "Enter your email."
    case .noAt: "An email has an @ in it."
    }
  }

  private func words(for reason: Account.Judge.PasswordReason) -> String {
    switch reason {
    case .missing: "Enter your password."
    }
  }

  private func problem(for failure: Login.Failure) -> Login.Authenticate.ViewModel.Problem {
    switch failure {
    case .missingCredentials:
      .init(title: "Something is missing", message: "Enter your email and your password.")
    case .wrongCredentials:
      .init(title: "That didn't work", message: "Email and password don't match.")
    case .accountLocked:
      .init(title: "Account locked", message: "Too many tries. Try again in 15 minutes.")
    case .offline:
      .init(title: "You're offline", message: "Check your connection and try again.")
    case .unknown:
      .init(title: "Something went wrong", message: "Try again later.")
    }
  }
}
