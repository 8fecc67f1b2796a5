// E1: The arrow is turned round, but the Presenter keeps the user it was given, and finds it again.
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
  var user: Login.User? { get set }
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
    do {
      let user = try await worker.authenticate(
        email: request.email ?? "", password: request.password ?? "")
      self.user = user
      presenter.user = user
    } catch {
      // nobody to hand over
    }
    presenter.presentOutcome()
  }
}

final class PasswordPresenter: PasswordPresentationLogic {
  var user: Login.User?
  weak var view: (any LoginDisplayLogic)?

  func presentOutcome() {
    if let user {
      view?.displayWelcome(.init(greeting: "Welcome, \(user.name)!"))
    } else {
      view?.displayProblem(.init(title: "No entry", message: "Try again."))
    }
  }
}
