final class StrongPresenter: LoginPresentationLogic {
  var view: (any LoginDisplayLogic)?  // expect: weak-back

  func presentLogin(_ response: Login.Authenticate.Response) {}
}

final class UnownedPresenter: LoginPresentationLogic {
  unowned let view: any LoginDisplayLogic  // expect: weak-back

  init(view: any LoginDisplayLogic) {
    self.view = view
  }

  func presentLogin(_ response: Login.Authenticate.Response) {}
}

final class StrongRouter: LoginRoutingLogic {
  private let view: GivenView  // expect: weak-back
  private var shown: [String: [any LoginDisplayLogic]] = [:]  // expect: weak-back
  static var latest: (any LoginDisplayLogic, Int)?  // expect: weak-back

  init(view: GivenView) {
    self.view = view
  }

  func routeToHome() {}
}
