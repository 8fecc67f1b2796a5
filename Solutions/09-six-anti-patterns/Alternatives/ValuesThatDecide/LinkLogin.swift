import LoginScene

enum LinkLogin {
  static func make(
    view: any LoginDisplayLogic & LoginLoadingDisplayLogic, worker: any LoginWorkerLogic
  ) -> any LoginBusinessLogic {
    let presenter = LinkPresenter()
    presenter.view = view
    return LinkInteractor(presenter: presenter, worker: worker)
  }
}

final class LinkInteractor: LoginBusinessLogic {
  private let presenter: any LoginPresentationLogic & LoginLoadingPresentationLogic
  private let worker: any LoginWorkerLogic

  init(
    presenter: any LoginPresentationLogic & LoginLoadingPresentationLogic,
    worker: any LoginWorkerLogic
  ) {
    self.presenter = presenter
    self.worker = worker
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    presenter.presentLoading(true)
    let response = await answer(to: request)
    presenter.presentLoading(false)
    presenter.presentLogin(response)
  }

  private func answer(
    to request: Login.Authenticate.Request
  ) async -> Login.Authenticate.Response {
    do {
      return .success(
        try await worker.authenticate(
          email: request.email ?? "", password: request.password ?? ""))
    } catch {
      return .failure(error as? Login.Failure ?? .unknown)
    }
  }
}

final class LinkPresenter: LoginPresentationLogic, LoginLoadingPresentationLogic {
  weak var view: (any LoginDisplayLogic & LoginLoadingDisplayLogic)?

  func presentLoading(_ isLoading: Bool) {
    view?.displayLoading(isLoading)
  }

  func presentLogin(_ response: Login.Authenticate.Response) {
    switch response {
    case .success(let user):
      view?.displayWelcome(.init(greeting: "Welcome, \(user.name)!"))
    case .failure:
      view?.displayProblem(.init(title: "No entry", message: "Try again."))
    }
  }
}
