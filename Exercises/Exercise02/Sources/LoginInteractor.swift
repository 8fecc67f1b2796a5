// E4: Blanks in the middle of the email are removed as well as those at its ends.
import LoginScene

/// Takes what was typed, and asks the worker whether it opens the door.
final class LoginInteractor: LoginBusinessLogic, LoginDataStore {
  private(set) var user: Login.User?

  private let presenter: any LoginPresentationLogic
  private let worker: any LoginWorkerLogic

  init(presenter: any LoginPresentationLogic, worker: any LoginWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    let email = String((request.email ?? "").filter { !$0.isWhitespace })
    guard !email.isEmpty, let password = request.password, !password.isEmpty else {
      presenter.presentLogin(.failure(.missingCredentials))
      return
    }
    await authenticate(email: email, password: password)
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
