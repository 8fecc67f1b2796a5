import LoginScene

/// The messages to the spies of a test, in one order for all of them.
final class CallLog {
  var calls: [Call] = []
}

/// A message, with everything that it carries.
enum Call: Equatable {
  case askWorker(email: String)
}

/// Records what the Interactor asks of its worker, and answers that the link was sent.
final class WorkerSpy: LoginForgotPasswordWorkerLogic {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func sendLink(to email: String) async throws {
    log.calls.append(.askWorker(email: email))
  }
}

/// Your task: this one forgets whatever it is told.
final class PresenterSpy: LoginForgotPasswordPresentationLogic {
  func presentLoading(_ isLoading: Bool) {}

  func presentForgotPassword(_ response: Login.ForgotPassword.Response) {}
}
