import LoginScene

/// Puts a registration into words, and hands a login on to the Presenter that has its words.
final class RememberPresenter: LoginPresentationLogic, LoginRememberPresentationLogic {
  /// Weak, because the View owns the parts behind it; it is set once all of them are made.
  weak var view: (any LoginRememberDisplayLogic & LoginRegisterDisplayLogic)?
  private let login: any LoginPresentationLogic

  init(login: any LoginPresentationLogic) {
    self.login = login
  }

  // Your task: each of these three.

  func presentLogin(_ response: Login.Authenticate.Response) {
  }

  func presentRemembered(_ response: Login.Remember.Load.Response) {
  }

  func presentRegistration(_ response: Login.Register.Response) {
  }

  /// The words are given.
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
