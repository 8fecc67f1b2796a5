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

final class Links {
  lazy var view: any LoginDisplayLogic = GivenView()  // expect: weak-back through Links
}
