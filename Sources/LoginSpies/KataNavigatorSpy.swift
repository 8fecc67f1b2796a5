import LoginScene

/// Records what it is asked to show, as it is at that moment, and shows nothing.
package final class KataNavigatorSpy: LoginNavigatorLogic {
  /// Called with each screen that is to be shown.
  package var onShow: (any LoginScreen) -> Void = { _ in }
  private let log: KataLoginLog

  package init(_ log: KataLoginLog) {
    self.log = log
  }

  package func push(_ screen: any LoginScreen) {
    log.record(.navigator(.push(shown(screen))))
    onShow(screen)
  }

  package func present(_ screen: any LoginScreen) {
    log.record(.navigator(.present(shown(screen))))
    onShow(screen)
  }

  package func replaceRoot(with screen: any LoginScreen) {
    log.record(.navigator(.replaceRoot(with: shown(screen))))
    onShow(screen)
  }

  private func shown(_ screen: any LoginScreen) -> KataLoginCall.Screen {
    (screen as? KataScreenSpy)?.shown ?? .other
  }
}
