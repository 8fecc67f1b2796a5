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
    guard wrongPins < 3 else {
      presenter.presentLogin(.failure(.accountLocked))
      return
    }
    do {
      let user = try await worker.authenticate(
        email: request.email ?? "", password: request.password ?? "")
      wrongPins = 0
      presenter.presentLogin(.success(user))
    } catch {
      let failure = error as? Login.Failure ?? .unknown
      if failure == .wrongCredentials { wrongPins += 1 }
      presenter.presentLogin(.failure(wrongPins < 3 ? failure : .accountLocked))
    }
  }
}

final class PinPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    switch response {
    case .success(let user):
      view?.displayWelcome(.init(greeting: "Welcome, \(user.name)!"))
    case .failure(.accountLocked):
      view?.displayProblem(.init(title: "Locked", message: "Ask at the desk."))
    case .failure:
      view?.displayProblem(.init(title: "No entry", message: "Try again."))
    }
  }
}
