class BasePresenter {
  var asked: Asking?  // expect: one-way
}

final class DerivedPresenter: BasePresenter {}

extension DerivedPresenter: LoginPresentationLogic {
  func presentLogin(_ response: Login.Authenticate.Response) {}
}

/// A protocol that inherits, and a class that conforms in an extension.
protocol Asking: LoginBusinessLogic {}

final class LateInteractor {
  func find() -> GivenView? { nil }  // expect: one-way
}

extension LateInteractor: Asking {
  func logIn(_ request: Login.Authenticate.Request) async {}
}

final class Everything: LoginPresentationLogic, LoginBusinessLogic {  // expect: one-way
  func presentLogin(_ response: Login.Authenticate.Response) {}
  func logIn(_ request: Login.Authenticate.Request) async {}
}
