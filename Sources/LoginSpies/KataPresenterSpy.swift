import LoginScene

/// Records what the Interactor hands to its Presenter.
package final class KataPresenterSpy: LoginPresentationLogic {
  /// Called within each message, where a screen would move on at once.
  package var onPresent: () -> Void = {}
  private let log: KataLoginLog

  package init(_ log: KataLoginLog) {
    self.log = log
  }

  package func presentLogin(_ response: Login.Authenticate.Response) {
    log.record(.presenter(.presentLogin(response)))
    onPresent()
  }
}
