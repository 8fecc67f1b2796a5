// The worker is asked in a task that knows nothing of the caller's; `sendLink` waits for it.
import LoginScene

/// Makes the Interactor that your suite is run against; `kata` puts others in this one's place.
func makeInteractor(
  presenter: any LoginForgotPasswordPresentationLogic, worker: any LoginForgotPasswordWorkerLogic
) -> any LoginForgotPasswordBusinessLogic {
  ForgotPasswordInteractor(neighbors: Neighbors(presenter: presenter, worker: worker))
}

private final class Neighbors {
  let presenter: any LoginForgotPasswordPresentationLogic
  private let worker: any LoginForgotPasswordWorkerLogic

  init(
    presenter: any LoginForgotPasswordPresentationLogic, worker: any LoginForgotPasswordWorkerLogic
  ) {
    self.presenter = presenter
    self.worker = worker
  }

  func response(to email: String) async -> Login.ForgotPassword.Response {
    do {
      try await Task.detached { try await self.ask(about: email) }.value
    } catch let failure as Login.ForgotPassword.Failure where failure != .noSuchAccount {
      return .failure(failure)
    } catch let error where !(error is Login.ForgotPassword.Failure) {
      return .failure(.unknown)
    } catch {}
    return .sent(email: email)
  }

  private func ask(about email: String) async throws {
    try await worker.sendLink(to: email)
  }
}

/// Takes the email that was typed, and asks the worker to send a link there.
private final class ForgotPasswordInteractor: LoginForgotPasswordBusinessLogic {
  private let neighbors: Neighbors

  init(neighbors: Neighbors) {
    self.neighbors = neighbors
  }

  func sendLink(_ request: Login.ForgotPassword.Request) async {
    guard let email = request.email?.withoutOuterBlanks, !email.isEmpty else {
      return neighbors.presenter.presentForgotPassword(.failure(.missingEmail))
    }
    neighbors.presenter.presentLoading(true)
    let response = await neighbors.response(to: email)
    neighbors.presenter.presentLoading(false)
    neighbors.presenter.presentForgotPassword(response)
  }
}

extension String {
  fileprivate var withoutOuterBlanks: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }) else { return "" }
    let end = self[first...].reversed().prefix(while: \.isWhitespace).count
    return String(self[first...].dropLast(end))
  }
}
