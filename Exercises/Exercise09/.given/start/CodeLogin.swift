import Foundation
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
  func presentGreeting(_ greeting: String)
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
      let user = try await worker.authenticate(
        email: request.email ?? "", password: request.password ?? "")
      presenter.presentGreeting("Welcome, \(user.name)!")
    } catch {
      presenter.presentProblem(error.localizedDescription)
    }
  }
}

final class CodePresenter: CodePresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentGreeting(_ greeting: String) {
    view?.displayWelcome(.init(greeting: greeting))
  }

  func presentProblem(_ message: String) {
    view?.displayProblem(.init(title: "No entry", message: message))
  }
}
