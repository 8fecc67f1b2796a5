import LoginScene

/// Records what the Presenter has the View show.
package final class KataDisplaySpy: LoginDisplayLogic, LoginLoadingDisplayLogic {
  private let log: KataLoginLog

  package init(_ log: KataLoginLog) {
    self.log = log
  }

  package func displayWelcome(_ viewModel: Login.Authenticate.ViewModel.Welcome) {
    log.record(.view(.displayWelcome(viewModel)))
  }

  package func displayProblem(_ viewModel: Login.Authenticate.ViewModel.Problem) {
    log.record(.view(.displayProblem(viewModel)))
  }

  package func displayLoading(_ isLoading: Bool) {
    log.record(.view(.displayLoading(isLoading)))
  }
}
