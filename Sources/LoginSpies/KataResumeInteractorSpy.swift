import LoginScene

/// Records that the View asks who is still signed in.
package final class KataResumeInteractorSpy: LoginResumeBusinessLogic {
  private let log: KataLoginLog

  package init(_ log: KataLoginLog) {
    self.log = log
  }

  package func resume(_ request: Login.Resume.Request) {
    log.record(.interactor(.resume(request)))
  }
}
