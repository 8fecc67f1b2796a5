import Foundation
import LoginScene

/// Takes what was typed, and asks the worker whether the user may log in.
final class LoginInteractor: LoginBusinessLogic, LoginDataStore {
  private(set) var user: Login.User?

  private let presenter: any LoginPresentationLogic
  private let worker: any LoginWorkerLogic

  init(presenter: any LoginPresentationLogic, worker: any LoginWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    // Your task: let only complete requests through, and send the email without its outer blanks.
    await authenticate(email: request.email ?? "", password: request.password ?? "")
  }

  // Given. Exercise 03 is about this half.
  private func authenticate(email: String, password: String) async {
    guard let user = try? await worker.authenticate(email: email, password: password) else {
      return
    }
    self.user = user
    presenter.presentLogin(.success(user))
  }
}
