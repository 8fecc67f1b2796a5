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

final class PinInteractor: LoginBusinessLogic {
  private var wrongPins = 0
  private let presenter: any LoginPresentationLogic
  private let worker: any LoginWorkerLogic

  init(presenter: any LoginPresentationLogic, worker: any LoginWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    guard wrongPins < 3 else { return presentLock() }
    do {
      let user = try await worker.authenticate(
        email: request.email ?? "", password: request.password ?? "")
      wrongPins = 0
      presenter.presentLogin(.success(user))
    } catch {
      if case Login.Failure.wrongCredentials = error { wrongPins += 1 }
      wrongPins < 3 ? presentRefusal() : presentLock()
    }
  }

  private func presentRefusal() { presenter.presentLogin(.failure(.unknown)) }

  private func presentLock() { presenter.presentLogin(.failure(.accountLocked)) }
}

final class PinPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    switch response {
    case .success(let user): displayWelcome(to: user)
    case .failure(.accountLocked): displayProblem("Locked", "Ask at the desk.")
    case .failure: displayProblem("No entry", "Try again.")
    }
  }

  private func displayWelcome(to user: Login.User) {
    view?.displayWelcome(.init(greeting: "Welcome, \(user.name)!"))
  }

  private func displayProblem(_ title: String, _ message: String) {
    view?.displayProblem(.init(title: title, message: message))
  }
}
