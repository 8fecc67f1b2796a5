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

protocol BadgePresentationLogic: AnyObject {
  func presentUser(_ user: Login.User)
  func presentFailure(_ failure: Login.Failure)
}

final class BadgeInteractor: LoginBusinessLogic {
  private let presenter: any BadgePresentationLogic
  private let worker: any LoginWorkerLogic

  init(presenter: any BadgePresentationLogic, worker: any LoginWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    do {
      let user = try await worker.authenticate(
        email: request.email ?? "", password: request.password ?? "")
      presenter.presentUser(user)
    } catch {
      presenter.presentFailure(error as? Login.Failure ?? .unknown)
    }
  }
}

final class BadgePresenter: BadgePresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentUser(_ user: Login.User) {
    view?.displayWelcome(.init(greeting: "Welcome, \(user.name)!"))
  }

  func presentFailure(_ failure: Login.Failure) {
    view?.displayProblem(.init(title: "No entry", message: "Try again."))
  }
}
