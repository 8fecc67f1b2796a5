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
    let response = await Login.Authenticate.Response {
      try await worker.authenticate(email: credentials.email, password: credentials.password)
    }
    if case .success(let user) = response { self.user = user }
    presenter.presentLogin(response)
  }
}

extension Login.Authenticate.Response {
  /// What came of the work, with every error in the app's own terms.
  fileprivate init(_ work: () async throws -> Login.User) async {
    do {
      self = .success(try await work())
    } catch let failure as Login.Failure {
      self = .failure(failure)
    } catch {
      self = .failure(.unknown)
    }
  }
}
