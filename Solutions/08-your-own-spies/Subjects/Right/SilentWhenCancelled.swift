// Once its task is cancelled, it sends no message; it also counts the requests.
import LoginScene

/// Makes the Interactor that your suite is run against; `kata` puts others in this one's place.
func makeInteractor(
  presenter: any LoginForgotPasswordPresentationLogic, worker: any LoginForgotPasswordWorkerLogic
) -> any LoginForgotPasswordBusinessLogic {
  ForgotPasswordInteractor(presenter: presenter, worker: worker)
}

/// Takes the email that was typed, and asks the worker to send a link there.
private final class ForgotPasswordInteractor: LoginForgotPasswordBusinessLogic {
  private let presenter: any LoginForgotPasswordPresentationLogic
  private let worker: any LoginForgotPasswordWorkerLogic
  private var requests = 0

  init(
    presenter: any LoginForgotPasswordPresentationLogic, worker: any LoginForgotPasswordWorkerLogic
  ) {
    self.presenter = presenter
    self.worker = worker
  }

  func sendLink(_ request: Login.ForgotPassword.Request) async {
    requests += 1
    let steps = [look, ask]
    var response: Login.ForgotPassword.Response?
    for step in steps where response == nil && !Task.isCancelled {
      response = await step(request)
    }
    guard let response, !Task.isCancelled else { return }
    presenter.presentForgotPassword(response)
  }

  /// Nil where there is an email.
  private func look(
    at request: Login.ForgotPassword.Request
  ) async -> Login.ForgotPassword.Response? {
    email(in: request).isEmpty ? .failure(.missingEmail) : nil
  }

  private func ask(
    for request: Login.ForgotPassword.Request
  ) async -> Login.ForgotPassword.Response? {
    let email = email(in: request)
    presenter.presentLoading(true)
    var failure: Login.ForgotPassword.Failure?
    do {
      try await worker.sendLink(to: email)
    } catch {
      failure = error as? Login.ForgotPassword.Failure ?? .unknown
    }
    guard !Task.isCancelled else { return nil }
    presenter.presentLoading(false)
    guard let failure, failure != .noSuchAccount else { return .sent(email: email) }
    return .failure(failure)
  }

  private func email(in request: Login.ForgotPassword.Request) -> String {
    var email = request.email ?? ""
    while let last = email.last, last.isWhitespace { email.removeLast() }
    return String(email.drop(while: \.isWhitespace))
  }
}
