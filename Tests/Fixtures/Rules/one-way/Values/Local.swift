final class MakingView: LoginDisplayLogic {
  func displayLogin(_ viewModel: Login.Authenticate.ViewModel) {}

  func start() {
    let presenter = GivenPresenter()  // expect: one-way
    presenter.presentLogin(.failure(.unknown))
    Presenters.make().presentLogin(.failure(.unknown))
  }
}

final class FetchingView: LoginDisplayLogic {
  func displayLogin(_ viewModel: Login.Authenticate.ViewModel) {}

  func start() {
    Presenters.make().presentLogin(.failure(.unknown))  // expect: one-way
  }
}

enum Presenters {
  static func make() -> any LoginPresentationLogic { GivenPresenter() }
}
