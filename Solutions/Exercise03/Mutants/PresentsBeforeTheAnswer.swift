// E1: The success is presented at once, in the hope that the worker will agree.
import Foundation
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
    guard let credentials = Credentials(request) else {
      presenter.presentLogin(.failure(.missingCredentials))
      return
    }
    await authenticate(credentials)
  }

  private func authenticate(_ credentials: Credentials) async {
    presenter.presentLogin(.success(Login.User(name: credentials.email)))
    do {
      user = try await worker.authenticate(
        email: credentials.email, password: credentials.password)
    } catch {
      presenter.presentLogin(.failure(error as? Login.Failure ?? .unknown))
    }
  }
}

// Given (02's rules).
private struct Credentials {
  let email: String
  let password: String

  init?(_ request: Login.Authenticate.Request) {
    let email = (request.email ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    guard !email.isEmpty, let password = request.password, !password.isEmpty else { return nil }
    self.email = email
    self.password = password
  }
}
