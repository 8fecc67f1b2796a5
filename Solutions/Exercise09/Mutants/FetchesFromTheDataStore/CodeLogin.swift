import LoginScene

enum CodeLogin {
  static func make(
    view: any LoginDisplayLogic, worker: any LoginWorkerLogic
  ) -> any LoginBusinessLogic {
    let presenter = CodePresenter()
    presenter.view = view
    return CodeInteractor(presenter: presenter, worker: worker)
  }
}

final class CodeInteractor: LoginBusinessLogic {
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

final class CodePresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    switch response {
    case .success(let user):
      view?.displayWelcome(.init(greeting: "Welcome, \(user.name)!"))
    case .failure(let failure):
      view?.displayProblem(.init(title: "No entry", message: message(for: failure)))
    }
  }

  private func message(for failure: Login.Failure) -> String {
    switch failure {
    case .wrongCredentials: "That code doesn't fit."
    case .offline: "You're offline."
    case .missingCredentials, .accountLocked, .unknown: "Try again later."
    }
  }
}
