import LoginScene

/// Records where the View asks to go.
package final class KataRouterSpy: LoginRoutingLogic {
  private let log: KataLoginLog

  package init(_ log: KataLoginLog) {
    self.log = log
  }

  package func routeToHome() {
    log.record(.router(.routeToHome))
  }
}
