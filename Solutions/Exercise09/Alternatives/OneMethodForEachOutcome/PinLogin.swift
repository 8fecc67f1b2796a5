import LoginScene

enum PinLogin {
  static func make(
    view: any LoginDisplayLogic, worker: any LoginWorkerLogic
  ) -> any LoginBusinessLogic {
    let presenter = PinPresenter()
    presenter.view = view
    return PinInteractor(presenter: presenter, worker: worker)
  }
}

protocol PinPresentationLogic: AnyObject {
  func presentUser(_ user: Login.User)
  func presentRefusal()
  func presentLock()
}

final class PinInteractor: LoginBusinessLogic {
  private var wrongPins = 0
  private let presenter: any PinPresentationLogic
  private let worker: any LoginWorkerLogic

  init(presenter: any PinPresentationLogic, worker: any LoginWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    guard wrongPins < 3 else { return presenter.presentLock() }
    do {
      let user = try await worker.authenticate(
        email: request.email ?? "", password: request.password ?? "")
      wrongPins = 0
      presenter.presentUser(user)
    } catch {
      if case Login.Failure.wrongCredentials = error { wrongPins += 1 }
      wrongPins < 3 ? presenter.presentRefusal() : presenter.presentLock()
    }
  }
}

final class PinPresenter: PinPresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentUser(_ user: Login.User) {
    view?.displayWelcome(.init(greeting: "Welcome, \(user.name)!"))
  }

  func presentRefusal() {
    view?.displayProblem(.init(title: "No entry", message: "Try again."))
  }

  func presentLock() {
    view?.displayProblem(.init(title: "Locked", message: "Ask at the desk."))
  }
}
