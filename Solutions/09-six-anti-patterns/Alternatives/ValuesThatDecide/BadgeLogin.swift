import LoginScene

enum BadgeLogin {
  static func make(
    view: any LoginDisplayLogic, worker: any LoginWorkerLogic
  ) -> any LoginBusinessLogic {
    let presenter = BadgePresenter()
    presenter.view = view
    return BadgeInteractor(presenter: presenter, worker: worker)
  }
}

/// The screen beside the front door.
final class BadgeScreen: LoginDisplayLogic {
  private(set) var text = ""

  func displayWelcome(_ viewModel: Login.Authenticate.ViewModel.Welcome) {
    text = viewModel.greeting
  }

  func displayProblem(_ viewModel: Login.Authenticate.ViewModel.Problem) {
    text = viewModel.message
  }
}

final class BadgeInteractor: LoginBusinessLogic {
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

final class BadgePresenter: LoginPresentationLogic {
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
