import LoginScene

/// Records what it is asked to show, as it is at that moment, and shows nothing.
package final class KataNavigatorSpy: LoginNavigatorLogic {
  /// Called with each screen that is to be shown.
  package var onShow: (any LoginScreen) -> Void = { _ in }
  private let log: KataLoginLog
  private let number: Int?

  /// A number tells it from others that write into the same log.
  package init(_ log: KataLoginLog, number: Int? = nil) {
    self.log = log
    self.number = number
  }

  package func push(_ screen: any LoginScreen) {
    record(.navigator(.push(shown(screen))))
    onShow(screen)
  }

  package func present(_ screen: any LoginScreen) {
    record(.navigator(.present(shown(screen))))
    onShow(screen)
  }

  package func replaceRoot(with screen: any LoginScreen) {
    record(.navigator(.replaceRoot(with: shown(screen))))
    onShow(screen)
  }

  private func record(_ call: KataLoginCall) {
    log.record(number.map { .numbered($0, call) } ?? call)
  }

  private func shown(_ screen: any LoginScreen) -> KataLoginCall.Screen {
    (screen as? KataScreenSpy)?.shown ?? .other
  }
}
