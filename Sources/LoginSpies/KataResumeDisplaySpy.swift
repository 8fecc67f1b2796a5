import LoginScene

/// Records what the Presenter has the View show of the session.
package final class KataResumeDisplaySpy: LoginResumeDisplayLogic {
  private let log: KataLoginLog

  package init(_ log: KataLoginLog) {
    self.log = log
  }

  package func displayWelcomeBack(_ viewModel: Login.Resume.ViewModel) {
    log.record(.view(.displayWelcomeBack(viewModel)))
  }

  package func displayLoginForm() {
    log.record(.view(.displayLoginForm))
  }
}
