// An email is a type of its own, and failures are thrown with their type.
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

  init(
    presenter: any LoginForgotPasswordPresentationLogic, worker: any LoginForgotPasswordWorkerLogic
  ) {
    self.presenter = presenter
    self.worker = worker
  }

  func sendLink(_ request: Login.ForgotPassword.Request) async {
    do throws(Login.ForgotPassword.Failure) {
      let email = try Email(request.email)
      try await ask(email)
      presenter.presentForgotPassword(.sent(email: email.text))
    } catch {
      presenter.presentForgotPassword(.failure(error))
    }
  }

  /// Returns for strangers, too: who has an account is nobody's business.
  private func ask(_ email: Email) async throws(Login.ForgotPassword.Failure) {
    presenter.presentLoading(true)
    defer { presenter.presentLoading(false) }
    do {
      try await worker.sendLink(to: email.text)
    } catch let failure as Login.ForgotPassword.Failure {
      guard failure == .noSuchAccount else { throw failure }
    } catch {
      throw .unknown
    }
  }
}

/// What is left of a typed email once the blanks around it are gone; never empty.
private struct Email {
  let text: String

  init(_ typed: String?) throws(Login.ForgotPassword.Failure) {
    var rest = Substring(typed ?? "")
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    guard !rest.isEmpty else { throw .missingEmail }
    text = String(rest)
  }
}
