final class NestingPresenter: LoginPresentationLogic {
  private var state = State.waiting

  func presentLogin(_ response: Login.Authenticate.Response) {}

  private enum State {
    case waiting
    case ready(any LoginDisplayLogic)  // expect: weak-back through State
  }
}

final class LinkingRouter: LoginRoutingLogic {
  private let links = Links()

  func routeToHome() {}
}

protocol Holding {}

private final class Holder: Holding {
  var view: (any LoginDisplayLogic)?  // expect: weak-back through Holder
}

final class HoldingRouter: LoginRoutingLogic {
  private let holder: any Holding = Holder()
  private var anything: AnyObject?

  func link(_ view: any LoginDisplayLogic) {
    anything = view  // expect: weak-back
  }

  func routeToHome() {}
}

final class Links {
  lazy var view: any LoginDisplayLogic = GivenView()  // expect: weak-back through Links
}
