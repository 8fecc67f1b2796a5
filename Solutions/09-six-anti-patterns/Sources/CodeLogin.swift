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

final class CodeInteractor: LoginBusinessLogic {
  private let presenter: any LoginPresentationLogic
  private let worker: any LoginWorkerLogic

  init(presenter: any LoginPresentationLogic, worker: any LoginWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    guard let code = request.password, !code.allSatisfy(\.isWhitespace) else {
      presenter.presentLogin(.failure(.missingCredentials))
      return
    }
    do {
      let user = try await worker.authenticate(email: request.email ?? "", password: code)
      presenter.presentLogin(.success(user))
    } catch {
      presenter.presentLogin(.failure(error as? Login.Failure ?? .unknown))
    }
  }
}

final class CodePresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    switch response {
    case .success(let user):
      view?.displayWelcome(.init(greeting: "Welcome, \(user.name)!"))
    case .failure(.missingCredentials):
      view?.displayProblem(.init(title: "No entry", message: "Enter your code."))
    case .failure:
      view?.displayProblem(.init(title: "No entry", message: "Try again."))
    }
  }
}
