import LoginScene

/// Records what the Interactor says of the session.
package final class KataResumePresenterSpy: LoginResumePresentationLogic {
  private let log: KataLoginLog

  package init(_ log: KataLoginLog) {
    self.log = log
  }

  package func presentSession(_ response: Login.Resume.Response) {
    log.record(.presenter(.presentSession(response)))
  }
}
