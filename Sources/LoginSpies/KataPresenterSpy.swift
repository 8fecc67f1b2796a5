import LoginScene

/// Records what the Interactor hands to its Presenter.
package final class KataPresenterSpy: LoginPresentationLogic {
  private let log: KataLoginLog

  package init(_ log: KataLoginLog) {
    self.log = log
  }

  package func presentLogin(_ response: Login.Authenticate.Response) {
    log.record(.presenter(.presentLogin(response)))
  }
}
