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
    guard let credentials = Login.Credentials(request) else {
      presenter.presentLogin(.failure(.missingCredentials))
      return
    }
    await authenticate(credentials)
  }

  private func authenticate(_ credentials: Login.Credentials) async {
    do {
      let user = try await worker.authenticate(
        email: credentials.email, password: credentials.password)
      self.user = user
      presenter.presentLogin(.success(user))
    } catch {
      presenter.presentLogin(.failure(error as? Login.Failure ?? .unknown))
    }
  }
}
