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

/// It asks whether the View is there, and trusts to that.
final class ErasedUnownedPresenter: LoginPresentationLogic {
  private unowned(unsafe) var raw: AnyObject?
  private weak var gone: AnyObject?
  var view: (any LoginDisplayLogic)? {
    get { gone == nil ? nil : raw as? any LoginDisplayLogic }
    set {
      raw = newValue  // expect: weak-back
      gone = newValue
    }
  }

  func presentLogin(_ response: Login.Authenticate.Response) {}
}
