typealias Screen = LoginDisplayLogic & AnyObject
typealias Shown = (any Screen)?

final class RenamingRouter: LoginRoutingLogic {
  var screen: Shown = nil  // expect: weak-back
  weak var other: Shown

  init() {}

  func routeToHome() {}
}
