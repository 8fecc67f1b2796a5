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
    let email = trimmed(request.email ?? "")
    guard !email.isEmpty, let password = request.password, !password.isEmpty else {
      presenter.presentLogin(.failure(.missingCredentials))
      return
    }
    await authenticate(email: email, password: password)
  }

  private func trimmed(_ text: String) -> String {
    let front = text.drop(while: \.isWhitespace)
    guard let last = front.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(front[...last])
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
