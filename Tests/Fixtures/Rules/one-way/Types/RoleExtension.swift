/// What stands in extensions of the parts' protocols.
extension LoginDisplayLogic {
  func askAgain() {
    _ = self as? any LoginBusinessLogic  // expect: one-way through LoginDisplayLogic.askAgain
  }
}

extension LoginPresentationLogic {
  func ask(_ anybody: AnyObject) {
    _ = anybody as? any LoginBusinessLogic  // expect: one-way
  }
}

final class ExtendedPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    view?.askAgain()
  }
}
