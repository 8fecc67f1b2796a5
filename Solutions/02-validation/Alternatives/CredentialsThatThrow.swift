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
    do throws(Login.Failure) {
      let credentials = try Credentials(request)
      await authenticate(email: credentials.email, password: credentials.password)
    } catch {
      presenter.presentLogin(.failure(error))
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

/// An email and a password that may be sent.
private struct Credentials {
  let email: String
  let password: String

  init(_ request: Login.Authenticate.Request) throws(Login.Failure) {
    var email = Substring(request.email ?? "")
    while email.first?.isWhitespace == true { email.removeFirst() }
    while email.last?.isWhitespace == true { email.removeLast() }
    switch (email.isEmpty, request.password) {
    case (true, _), (_, nil), (_, ""): throw .missingCredentials
    case (false, let password?):
      self.email = String(email)
      self.password = password
    }
  }
}
