// E4: The message is localizedDescription: the system's words, and a number.
import Foundation
import LoginScene

/// Puts what came of a login into words, and has the View show them.
final class LoginPresenter: LoginPresentationLogic {
  /// Weak, because the View owns the parts behind it; it is set once all of them are made.
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    switch response {
    case .success(let user):
      view?.displayWelcome(.init(greeting: greeting(for: user.name)))
    case .failure(let failure):
      view?.displayProblem(
        .init(title: "Something went wrong", message: failure.localizedDescription))
    }
  }

  private func greeting(for name: String) -> String {
    name.allSatisfy(\.isWhitespace) ? "Welcome!" : "Welcome, \(name)!"
  }
}
