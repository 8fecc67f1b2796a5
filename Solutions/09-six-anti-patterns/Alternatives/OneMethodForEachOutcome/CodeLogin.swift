import LoginScene

enum CodeLogin {
  static func make(panel: any LoginDisplayLogic, worker: any LoginWorkerLogic) -> CodeScreen {
    let presenter = CodePresenter()
    let screen = CodeScreen(panel: panel)
    screen.interactor = CodeInteractor(presenter: presenter, worker: worker)
    presenter.view = screen
    return screen
  }
}

final class CodeScreen: LoginDisplayLogic {
  var interactor: (any LoginBusinessLogic)?
  private let panel: any LoginDisplayLogic

  init(panel: any LoginDisplayLogic) { self.panel = panel }

  func enter(_ code: String, email: String) async {
    await interactor?.logIn(.init(email: email, password: code))
  }

  func displayWelcome(_ viewModel: Login.Authenticate.ViewModel.Welcome) {
    panel.displayWelcome(viewModel)
  }

  func displayProblem(_ viewModel: Login.Authenticate.ViewModel.Problem) {
    panel.displayProblem(viewModel)
  }
}

protocol CodePresentationLogic: AnyObject {
  func presentUser(_ user: Login.User)
  func presentMissingCode()
  func presentRefusal()
}

final class CodeInteractor: LoginBusinessLogic {
  private let presenter: any CodePresentationLogic
  private let worker: any LoginWorkerLogic

  init(presenter: any CodePresentationLogic, worker: any LoginWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    guard let code = request.password, !code.allSatisfy(\.isWhitespace) else {
      presenter.presentMissingCode()
      return
    }
    do {
      let user = try await worker.authenticate(email: request.email ?? "", password: code)
      presenter.presentUser(user)
    } catch {
      presenter.presentRefusal()
    }
  }
}

final class CodePresenter: CodePresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentUser(_ user: Login.User) {
    view?.displayWelcome(.init(greeting: "Welcome, \(user.name)!"))
  }

  func presentMissingCode() {
    view?.displayProblem(.init(title: "No entry", message: "Enter your code."))
  }

  func presentRefusal() {
    view?.displayProblem(.init(title: "No entry", message: "Try again."))
  }
}
