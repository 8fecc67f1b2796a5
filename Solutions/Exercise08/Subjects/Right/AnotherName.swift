// A class of another name, nested in an enum, which presents what a list of messages says.
import LoginScene

/// Makes the Interactor that your suite is run against; `kata` puts others in this one's place.
func makeInteractor(
  presenter: any LoginForgotPasswordPresentationLogic, worker: any LoginForgotPasswordWorkerLogic
) -> any LoginForgotPasswordBusinessLogic {
  Links.Sender(presenter, worker)
}

private enum Links {
  enum Message {
    case loading(Bool)
    case response(Login.ForgotPassword.Response)
  }

  final class Sender: LoginForgotPasswordBusinessLogic {
    private let presenter: any LoginForgotPasswordPresentationLogic
    private let worker: any LoginForgotPasswordWorkerLogic

    init(
      _ presenter: any LoginForgotPasswordPresentationLogic,
      _ worker: any LoginForgotPasswordWorkerLogic
    ) {
      self.presenter = presenter
      self.worker = worker
    }

    func sendLink(_ request: Login.ForgotPassword.Request) async {
      let email = withoutFront(withoutFront(request.email ?? "").reversed()).reversed()
      guard !email.isEmpty else { return present([.response(.failure(.missingEmail))]) }
      present([.loading(true)])
      let problem = await problem(withMailTo: String(email))
      present([.loading(false), .response(problem ?? .sent(email: String(email)))])
    }

    private func present(_ messages: [Message]) {
      for message in messages {
        switch message {
        case .loading(let isLoading): presenter.presentLoading(isLoading)
        case .response(let response): presenter.presentForgotPassword(response)
        }
      }
    }

    /// Nil also where nobody has such an account.
    private func problem(withMailTo email: String) async -> Login.ForgotPassword.Response? {
      do {
        try await worker.sendLink(to: email)
        return nil
      } catch {
        let failure = error as? Login.ForgotPassword.Failure ?? .unknown
        return failure == .noSuchAccount ? nil : .failure(failure)
      }
    }

    private func withoutFront(_ text: some Sequence<Character>) -> String {
      String(text.drop(while: \.isWhitespace))
    }
  }
}
