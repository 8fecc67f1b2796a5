final class CastingPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    let asker = view as? any LoginBusinessLogic  // expect: one-way
    if asker == nil { return }
    if view is any LoginBusinessLogic { return }  // expect: one-way
    let anything: Any = response
    switch anything {
    case let interactor as GivenInteractor:  // expect: one-way
      _ = interactor
    default: break
    }
  }
}
