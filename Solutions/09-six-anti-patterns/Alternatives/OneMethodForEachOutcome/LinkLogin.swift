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

protocol LinkPresentationLogic: AnyObject {
  func presentStart()
  func presentEnd(with user: Login.User)
  func presentEnd(with failure: Login.Failure)
}

final class LinkInteractor: LoginBusinessLogic {
  private let presenter: any LinkPresentationLogic
  private let worker: any LoginWorkerLogic

  init(presenter: any LinkPresentationLogic, worker: any LoginWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    presenter.presentStart()
    do {
      let user = try await worker.authenticate(
        email: request.email ?? "", password: request.password ?? "")
      presenter.presentEnd(with: user)
    } catch {
      presenter.presentEnd(with: error as? Login.Failure ?? .unknown)
    }
  }
}

final class LinkPresenter: LinkPresentationLogic {
  weak var view: (any LoginDisplayLogic & LoginLoadingDisplayLogic)?

  func presentStart() {
    view?.displayLoading(true)
  }

  func presentEnd(with user: Login.User) {
    view?.displayLoading(false)
    view?.displayWelcome(.init(greeting: "Welcome, \(user.name)!"))
  }

  func presentEnd(with failure: Login.Failure) {
    view?.displayLoading(false)
    view?.displayProblem(.init(title: "No entry", message: "Try again."))
  }
}
