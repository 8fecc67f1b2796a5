import LoginScene

/// Puts the outcome of a login into words, and has the View show them.
final class LoginPresenter: LoginPresentationLogic {
  /// Weak, because the View owns the parts behind it; it is set once all of them are made.
  weak var view: (any LoginDisplayLogic)?

  private typealias Problem = Login.Authenticate.ViewModel.Problem

  private static let unknown = Problem(
    title: "Something went wrong", message: "Try again later.")

  private static let problems: [Login.Failure: Problem] = [
    .missingCredentials: Problem(
      title: "Something is missing", message: "Enter your email and your password."),
    .wrongCredentials: Problem(
      title: "That didn't work", message: "Email and password don't match."),
    .accountLocked: Problem(
      title: "Account locked", message: "Too many tries. Try again in 15 minutes."),
    .offline: Problem(
      title: "You're offline", message: "Check your connection and try again."),
  ]

  func presentLogin(_ response: Login.Authenticate.Response) {
    // Never runs: what presents has a View here.
    guard let view else { return }
    if case .failure(let failure) = response {
      view.displayProblem(Self.problems[failure, default: Self.unknown])
    }
    if case .success(let user) = response {
      let isBlank = user.name.drop(while: \.isWhitespace).isEmpty
      let parts = isBlank ? ["Welcome"] : ["Welcome", user.name]
      view.displayWelcome(.init(greeting: parts.joined(separator: ", ") + "!"))
    }
  }
}
