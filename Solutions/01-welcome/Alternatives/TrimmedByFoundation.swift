import Foundation
import LoginScene

/// Puts the outcome of a login into words, and has the View show them.
final class LoginPresenter: LoginPresentationLogic {
  /// Weak, because the View owns the parts behind it; it is set once all of them are made.
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    switch response {
    case .success(let user):
      view?.displayWelcome(.init(greeting: greeting(for: user.name)))
    case .failure(let failure):
      view?.displayProblem(problem(for: failure))
    }
  }

  private func greeting(for name: String) -> String {
    let isBlank = name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    return isBlank ? "Welcome!" : "Welcome, \(name)!"
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
