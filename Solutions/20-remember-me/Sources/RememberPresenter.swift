import LoginScene

/// Puts a registration into words, and hands a login on to the Presenter that has its words.
final class RememberPresenter: LoginPresentationLogic, LoginRememberPresentationLogic {
  /// Weak, because the View owns the parts behind it; it is set once all of them are made.
  weak var view: (any LoginRememberDisplayLogic & LoginRegisterDisplayLogic)?
  private let login: any LoginPresentationLogic

  init(login: any LoginPresentationLogic) {
    self.login = login
  }

  func presentLogin(_ response: Login.Authenticate.Response) {
    login.presentLogin(response)
  }

  func presentRemembered(_ response: Login.Remember.Load.Response) {
    view?.displayRemembered(.init(remembers: response.remembers, email: response.email ?? ""))
  }

  func presentRegistration(_ response: Login.Register.Response) {
    switch response {
    case .success(let user):
      let isNameless = user.name.allSatisfy(\.isWhitespace)
      view?.displayRegistered(
        .init(greeting: isNameless ? "Nice to meet you!" : "Nice to meet you, \(user.name)!"))
    case .failure(let failure):
      view?.displayNotRegistered(problem(for: failure))
    }
  }

  private func problem(for failure: Login.Register.Failure) -> Login.Register.ViewModel.Problem {
    switch failure {
    case .missingCredentials:
      .init(title: "Something is missing", message: "Enter your email and choose a password.")
    case .emailTaken:
      .init(title: "Email already in use", message: "Log in, or take another email.")
    case .offline:
      .init(title: "You're offline", message: "Check your connection and try again.")
    case .unknown:
      .init(title: "Something went wrong", message: "Try again later.")
    }
  }
}
