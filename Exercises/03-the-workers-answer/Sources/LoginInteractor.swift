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
    // Your task: ask the worker, wait for its answer, and present the outcome.
  }
}
