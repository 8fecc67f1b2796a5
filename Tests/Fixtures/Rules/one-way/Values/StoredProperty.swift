final class StoringPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?
  weak var interactor: (any LoginBusinessLogic)?  // expect: one-way

  func presentLogin(_ response: Login.Authenticate.Response) {
    guard let interactor else { return }  // expect: one-way
    Task { await interactor.logIn(.init(email: nil)) }
  }
}

final class StoringInteractor: LoginBusinessLogic {
  private unowned let screen: any LoginDisplayLogic  // expect: one-way

  init(
    name: String,
    screen: any LoginDisplayLogic  // expect: one-way
  ) {
    self.screen = screen
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    screen.displayLogin(.init(greeting: ""))
  }
}

final class StoringView: LoginDisplayLogic {
  var answers: [String: (any LoginPresentationLogic)?] = [:]  // expect: one-way

  func displayLogin(_ viewModel: Login.Authenticate.ViewModel) {}
}
