import LoginScene

enum LinkLogin {
  static func make(
    view: any LoginDisplayLogic & LoginLoadingDisplayLogic, worker: any LoginWorkerLogic
  ) -> any LoginBusinessLogic {
    let presenter = LinkPresenter()
    presenter.view = view
    let interactor = LinkInteractor(presenter: presenter, worker: worker)
    interactor.view = view
    return interactor
  }
}

final class LinkInteractor: LoginBusinessLogic {
  weak var view: (any LoginLoadingDisplayLogic)?
  private let presenter: any LoginPresentationLogic
  private let worker: any LoginWorkerLogic

  init(presenter: any LoginPresentationLogic, worker: any LoginWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    view?.displayLoading(true)
    defer { view?.displayLoading(false) }
    do {
      let user = try await worker.authenticate(
        email: request.email ?? "", password: request.password ?? "")
      presenter.presentLogin(.success(user))
    } catch {
      presenter.presentLogin(.failure(error as? Login.Failure ?? .unknown))
    }
  }
}

final class LinkPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    switch response {
    case .success(let user):
      view?.displayWelcome(.init(greeting: "Welcome, \(user.name)!"))
    case .failure:
      view?.displayProblem(.init(title: "No entry", message: "Try again."))
    }
  }
}
