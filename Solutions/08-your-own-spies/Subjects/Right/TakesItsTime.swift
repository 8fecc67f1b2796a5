// The worker is asked in a child task, and other tasks get their turn between the messages.
import LoginScene

/// Makes the Interactor that your suite is run against; `kata` puts others in this one's place.
func makeInteractor(
  presenter: any LoginForgotPasswordPresentationLogic, worker: any LoginForgotPasswordWorkerLogic
) -> any LoginForgotPasswordBusinessLogic {
  ForgotPasswordInteractor(presenter: presenter, worker: worker)
}

/// Takes the email that was typed, and asks the worker to send a link there.
private final class ForgotPasswordInteractor: LoginForgotPasswordBusinessLogic {
  private let show: (Message) -> Void
  private let ask: (String) async throws -> Void

  private enum Message {
    case loading(Bool)
    case response(Login.ForgotPassword.Response)
  }

  init(
    presenter: any LoginForgotPasswordPresentationLogic, worker: any LoginForgotPasswordWorkerLogic
  ) {
    ask = worker.sendLink
    show = { message in
      switch message {
      case .loading(let isLoading): presenter.presentLoading(isLoading)
      case .response(let response): presenter.presentForgotPassword(response)
      }
    }
  }

  func sendLink(_ request: Login.ForgotPassword.Request) async {
    let words = (request.email ?? "").split(omittingEmptySubsequences: false) { $0.isWhitespace }
    guard let first = words.first(where: { !$0.isEmpty }),
      let last = words.last(where: { !$0.isEmpty })
    else { return show(.response(.failure(.missingEmail))) }
    let email = String(first.base[first.startIndex..<last.endIndex])
    show(.loading(true))
    await Task.yield()
    async let response = response(to: email)
    let answer = await response
    await Task.yield()
    show(.loading(false))
    await Task.yield()
    show(.response(answer))
  }

  private func response(to email: String) async -> Login.ForgotPassword.Response {
    do {
      try await ask(email)
    } catch let failure as Login.ForgotPassword.Failure where failure != .noSuchAccount {
      return .failure(failure)
    } catch is Login.ForgotPassword.Failure {
      // A user without an account is told the same as all others.
    } catch {
      return .failure(.unknown)
    }
    return .sent(email: email)
  }
}
