import Observation

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

  init(view: GivenView) {
    self.view = view
  }

  func routeToHome() {}
}

@Observable
final class ObservedRouter: LoginRoutingLogic {
  var view: (any LoginDisplayLogic)?  // expect: weak-back
  @ObservationIgnored weak var other: (any LoginDisplayLogic)?

  func routeToHome() {}
}

class Screened {
  var screen: (any LoginDisplayLogic)?  // expect: weak-back
}

final class ScreenedPresenter: Screened, LoginPresentationLogic {
  func presentLogin(_ response: Login.Authenticate.Response) {}
}

final class StatePresenter: LoginPresentationLogic {
  private var state = State.waiting
  private var box: Box<any LoginDisplayLogic>?  // expect: weak-back

  func presentLogin(_ response: Login.Authenticate.Response) {}

  private enum State {
    case waiting
    case ready(any LoginDisplayLogic)  // expect: weak-back through State
  }
}

struct Box<Content> {
  var content: Content
}
