// The answer becomes a `Result` first; one `switch` decides what is presented.
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
    let typed = request.email ?? ""
    guard let first = typed.firstIndex(where: { !$0.isWhitespace }),
      let last = typed.lastIndex(where: { !$0.isWhitespace })
    else { return presenter.presentForgotPassword(.failure(.missingEmail)) }
    let email = String(typed[first...last])
    presenter.presentLoading(true)
    let answer = await answer(about: email)
    presenter.presentLoading(false)
    switch answer {
    case .success, .failure(.noSuchAccount):
      presenter.presentForgotPassword(.sent(email: email))
    case .failure(let failure):
      presenter.presentForgotPassword(.failure(failure))
    }
  }

  private func answer(about email: String) async -> Result<Void, Login.ForgotPassword.Failure> {
    do {
      return .success(try await worker.sendLink(to: email))
    } catch {
      return .failure(error as? Login.ForgotPassword.Failure ?? .unknown)
    }
  }
}
