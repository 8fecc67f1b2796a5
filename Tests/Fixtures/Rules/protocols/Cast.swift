final class CastingInteractor: LoginBusinessLogic {
  private let presenter: any LoginPresentationLogic

  init(presenter: any LoginPresentationLogic) {
    self.presenter = presenter
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    if let known = presenter as? GivenPresenter {  // expect: protocols
      known.presentLogin(.failure(.unknown))
    }
  }
}
