// The email is trimmed by Foundation.
import Foundation
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
    let email = (request.email ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    guard !email.isEmpty else {
      presenter.presentForgotPassword(.failure(.missingEmail))
      return
    }
    presenter.presentLoading(true)
    let response = await response(to: email)
    presenter.presentLoading(false)
    presenter.presentForgotPassword(response)
  }

  private func response(to email: String) async -> Login.ForgotPassword.Response {
    do {
      try await worker.sendLink(to: email)
      return .sent(email: email)
    } catch Login.ForgotPassword.Failure.noSuchAccount {
      return .sent(email: email)
    } catch {
      return .failure(error as? Login.ForgotPassword.Failure ?? .unknown)
    }
  }
}
