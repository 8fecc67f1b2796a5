import LoginScene

/// Puts the outcome of a login into words, and has the View show them.
final class LoginPresenter: LoginPresentationLogic {
  /// Weak, because the View owns the parts behind it; it is set once all of them are made.
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    switch response {
    case .success(let user) where user.name.contains { !$0.isWhitespace }:
      welcome("Welcome, " + user.name + "!")
    case .success:
      welcome("Welcome!")
    case .failure(.missingCredentials):
      report("Something is missing", "Enter your email and your password.")
    case .failure(.wrongCredentials):
      report("That didn't work", "Email and password don't match.")
    case .failure(.accountLocked):
      report("Account locked", "Too many tries. Try again in 15 minutes.")
    case .failure(.offline):
      report("You're offline", "Check your connection and try again.")
    case .failure(.unknown):
      report("Something went wrong", "Try again later.")
    }
  }

  private func welcome(_ greeting: String) {
    view?.displayWelcome(.init(greeting: greeting))
  }

  private func report(_ title: String, _ message: String) {
    view?.displayProblem(.init(title: title, message: message))
  }
}
