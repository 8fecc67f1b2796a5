import LoginScene

enum PasswordLogin {
  static func make(
    view: any LoginDisplayLogic, worker: any LoginWorkerLogic
  ) -> any LoginBusinessLogic {
    let presenter = PasswordPresenter()
    let interactor = PasswordInteractor(presenter: presenter, worker: worker)
    presenter.view = view
    presenter.interactor = interactor
    return interactor
  }
}

protocol PasswordPresentationLogic: AnyObject {
  func presentOutcome()
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
    if let user = try? await worker.authenticate(
      email: request.email ?? "", password: request.password ?? "")
    {
      self.user = user
    }
    presenter.presentOutcome()
  }
}

final class PasswordPresenter: PasswordPresentationLogic {
  weak var view: (any LoginDisplayLogic)?
  weak var interactor: (any LoginBusinessLogic & LoginDataStore)?

  func presentOutcome() {
    if let user = interactor?.user {
      view?.displayWelcome(.init(greeting: "Welcome, \(user.name)!"))
    } else {
      view?.displayProblem(.init(title: "No entry", message: "Try again."))
    }
  }
}
