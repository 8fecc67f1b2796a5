/// Puts what came of the request into words that reveal no account.
@MainActor package final class ForgotPasswordPresenter: LoginForgotPasswordPresentationLogic {
  package weak var view: (any LoginForgotPasswordDisplayLogic)?

  package init() {}

  package func presentLoading(_ isLoading: Bool) {
    view?.displayLoading(isLoading)
  }

  package func presentForgotPassword(_ response: Login.ForgotPassword.Response) {
    switch response {
    case .sent(let email):
      view?.displaySent(
        .init(title: "Look at your mail", message: "If \(email) has an account, a link is there."))
    case .failure(let failure):
      view?.displayProblem(words(for: failure))
    }
  }

  private func words(for failure: Login.ForgotPassword.Failure) -> Login.ForgotPassword.ViewModel {
    switch failure {
    case .missingEmail: .init(title: "Whose password?", message: "Enter your email.")
    case .tooManyRequests: .init(title: "Too many mails", message: "Try again in 15 minutes.")
    case .offline:
      .init(title: "You're offline", message: "Check your connection and try again.")
    case .noSuchAccount, .unknown:
      .init(title: "Something went wrong", message: "Try again later.")
    }
  }
}
