final class TellingInteractor: LoginBusinessLogic {
  private let presenter: LinkedPresenter  // expect: protocols

  init(presenter: LinkedPresenter) {  // expect: protocols
    self.presenter = presenter
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    presenter.presentLogin(.failure(.unknown))
  }
}

/// All that it holds is a weak link, and yet it is more than a box for one.
final class LinkedPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    view?.displayLogin(.init(greeting: ""))
  }
}
