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

protocol CodePresentationLogic: AnyObject {
  func presentUser(_ user: Login.User)
  func presentFailure(_ failure: Login.Failure)
}

final class CodeInteractor: LoginBusinessLogic {
  private let presenter: any CodePresentationLogic
  private let worker: any LoginWorkerLogic

  init(presenter: any CodePresentationLogic, worker: any LoginWorkerLogic) {
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

final class CodePresenter: CodePresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentUser(_ user: Login.User) {
    view?.displayWelcome(.init(greeting: "Welcome, \(user.name)!"))
  }

  func presentFailure(_ failure: Login.Failure) {
    view?.displayProblem(
      .init(title: "No entry", message: messages[failure] ?? "Try again later."))
  }

  private let messages: [Login.Failure: String] = [
    .wrongCredentials: "That code doesn't fit.",
    .offline: "You're offline.",
  ]
}
