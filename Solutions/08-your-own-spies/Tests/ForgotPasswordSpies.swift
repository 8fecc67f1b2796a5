import LoginScene

/// The messages to the spies of a test, in one order for all of them.
final class CallLog {
  var calls: [Call] = []
}

/// A message of the cycle, with everything that it carries.
enum Call: Equatable {
  case askWorker(email: String)
  case presentLoading(Bool)
  case present(Login.ForgotPassword.Response)
}

/// Records what the Interactor asks, and answers as the test wants it to.
final class WorkerSpy: LoginForgotPasswordWorkerLogic {
  /// Thrown as the answer; nil for a mail that is on its way.
  var problem: (any Error)?
  private let log: CallLog

  init(_ log: CallLog, problem: (any Error)? = nil) {
    self.log = log
    self.problem = problem
  }

  func sendLink(to email: String) async throws {
    log.calls.append(.askWorker(email: email))
    if let problem { throw problem }
  }
}

/// Records what the Interactor hands to its Presenter.
final class PresenterSpy: LoginForgotPasswordPresentationLogic {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func presentLoading(_ isLoading: Bool) {
    log.calls.append(.presentLoading(isLoading))
  }

  func presentForgotPassword(_ response: Login.ForgotPassword.Response) {
    log.calls.append(.present(response))
  }
}
