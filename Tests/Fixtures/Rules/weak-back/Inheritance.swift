import Observation

class LinkedPresenter {
  var view: (any LoginDisplayLogic)?  // expect: weak-back
}

final class DerivedPresenter: LinkedPresenter, LoginPresentationLogic {
  func presentLogin(_ response: Login.Authenticate.Response) {}
}

@Observable
final class ObservedRouter: LoginRoutingLogic {
  var view: (any LoginDisplayLogic)?  // expect: weak-back
  @ObservationIgnored weak var other: (any LoginDisplayLogic)?
  weak var third: (any LoginDisplayLogic)?

  func routeToHome() {}
}
