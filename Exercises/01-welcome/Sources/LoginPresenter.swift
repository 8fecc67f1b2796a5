import Foundation
import LoginScene

/// Puts the outcome of a login into words, and has the View show them.
final class LoginPresenter: LoginPresentationLogic {
  /// Weak, because the View owns the parts behind it; it is set once all of them are made.
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    // Your task: find the words for this response, and call one of the view's display methods.
  }
}
