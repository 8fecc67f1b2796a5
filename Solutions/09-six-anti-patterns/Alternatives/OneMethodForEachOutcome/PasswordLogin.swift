import LoginScene

enum PasswordLogin {
  static func make(
    view: any LoginDisplayLogic, worker: any LoginWorkerLogic
  ) -> any LoginBusinessLogic {
    let presenter = PasswordPresenter()
    presenter.view = view
    return PasswordInteractor(presenter: presenter, worker: worker)
  }
}

protocol PasswordPresentationLogic: AnyObject {
  func presentUser(_ user: Login.User)
  func presentFailure(_ failure: Login.Failure)
}

final class PasswordInteractor: LoginBusinessLogic, LoginDataStore {
  private(set) var user: Login.User?
  private let presenter: any PasswordPresentationLogic
  private let worker: any LoginWorkerLogic

  init(presenter: any PasswordPresentationLogic, worker: any LoginWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    do {
      let user = try await worker.authenticate(
        email: request.email ?? "", password: request.password ?? "")
      self.user = user
      presenter.presentUser(user)
    } catch {
      presenter.presentFailure(error as? Login.Failure ?? .unknown)
    }
  }
}

final class PasswordPresenter: PasswordPresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentUser(_ user: Login.User) {
    view?.displayWelcome(.init(greeting: "Welcome, \(user.name)!"))
  }

  func presentFailure(_ failure: Login.Failure) {
    view?.displayProblem(.init(title: "No entry", message: "Try again."))
  }
}
