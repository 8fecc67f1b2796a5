final class Generic<Asked: LoginBusinessLogic>: LoginPresentationLogic {  // expect: one-way
  weak var next: Asked?

  func presentLogin(_ response: Login.Authenticate.Response) {}
}

final class PickyView: LoginDisplayLogic {
  func displayLogin(_ viewModel: Login.Authenticate.ViewModel) {}

  func ask<Answer>(_ answer: Answer) where Answer: LoginPresentationLogic {}  // expect: one-way
}

final class OpenInteractor: LoginBusinessLogic {
  func logIn(_ request: Login.Authenticate.Request) async {}

  func show(on screen: some LoginDisplayLogic) {}  // expect: one-way
}
