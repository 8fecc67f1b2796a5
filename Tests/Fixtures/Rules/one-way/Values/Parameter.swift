final class ToldPresenter: LoginPresentationLogic {
  func presentLogin(_ response: Login.Authenticate.Response) {}

  func present(_ user: Login.User, for asker: any LoginBusinessLogic) {}  // expect: one-way

  func presentAgain(from store: any LoginDataStore) {}  // expect: one-way

  func presentLater(_ work: (any LoginBusinessLogic) -> Void) {}  // expect: one-way
}

extension StoringView {
  func take(_ answer: (any LoginPresentationLogic)?) {}  // expect: one-way
}

protocol TellingBusinessLogic: AnyObject {
  func logIn(for view: any LoginDisplayLogic)  // expect: one-way
}
