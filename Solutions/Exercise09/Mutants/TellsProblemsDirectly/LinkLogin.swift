// E6: Loading goes through the Presenter, but the Interactor tells the view of problems itself.
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
  weak var view: (any LoginDisplayLogic)?
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
    do {
      let user = try await worker.authenticate(
        email: request.email ?? "", password: request.password ?? "")
      presenter.presentLoading(false)
      presenter.presentLogin(.success(user))
    } catch {
      view?.displayProblem(.init(title: "No entry", message: "Try again."))
      presenter.presentLoading(false)
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
