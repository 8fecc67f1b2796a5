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
  private let presenter: any LoginPresentationLogic
  private let worker: any LoginWorkerLogic

  init(presenter: any LoginPresentationLogic, worker: any LoginWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    do {
      let user = try await worker.authenticate(
        email: request.email ?? "", password: request.password ?? "")
      presenter.presentLogin(.success(user))
    } catch {
      presenter.presentLogin(.failure(error as? Login.Failure ?? .unknown))
    }
  }
}

final class PinPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?
  private var wrongPins = 0

  func presentLogin(_ response: Login.Authenticate.Response) {
    switch response {
    case .success(let user):
      wrongPins = 0
      view?.displayWelcome(.init(greeting: "Welcome, \(user.name)!"))
    case .failure(let failure):
      if failure == .wrongCredentials { wrongPins += 1 }
      view?.displayProblem(
        wrongPins >= 3
          ? .init(title: "Locked", message: "Ask at the desk.")
          : .init(title: "No entry", message: "Try again."))
    }
  }
}
