import LoginScene

/// Records what the View asks of its Interactor, and answers nothing.
package final class KataInteractorSpy: LoginBusinessLogic {
  /// Called while a request is awaited: the place for what the Presenter displays before it ends.
  package var meanwhile: () -> Void = {}
  private let log: KataLoginLog

  package init(_ log: KataLoginLog) {
    self.log = log
  }

  package func logIn(_ request: Login.Authenticate.Request) async {
    log.record(.interactor(.logIn(request)))
    meanwhile()
  }
}
