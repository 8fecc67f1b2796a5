// formatting: The Interactor finds the words, and the Presenter passes them on.
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
  func presentProblem(_ message: String)
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
      presenter.presentUser(
        try await worker.authenticate(
          email: request.email ?? "", password: request.password ?? ""))
    } catch Login.Failure.wrongCredentials {
      presenter.presentProblem("That code doesn't fit.")
    } catch Login.Failure.offline {
      presenter.presentProblem("You're offline.")
    } catch {
      presenter.presentProblem("Try again later.")
    }
  }
}

final class CodePresenter: CodePresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentUser(_ user: Login.User) {
    view?.displayWelcome(.init(greeting: "Welcome, \(user.name)!"))
  }

  func presentProblem(_ message: String) {
    view?.displayProblem(.init(title: "No entry", message: message))
  }
}
