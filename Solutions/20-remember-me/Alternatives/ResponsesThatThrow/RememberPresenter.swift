import LoginScene

/// Puts a registration into words, and hands a login on to the Presenter that has its words.
final class RememberPresenter: LoginPresentationLogic, LoginRememberPresentationLogic {
  weak var view: (any LoginRememberDisplayLogic & LoginRegisterDisplayLogic)?
  private let login: any LoginPresentationLogic

  init(login: any LoginPresentationLogic) {
    self.login = login
  }

  func presentLogin(_ response: Login.Authenticate.Response) {
    login.presentLogin(response)
  }

  func presentRemembered(_ response: Login.Remember.Load.Response) {
    view?.displayRemembered(.init(response))
  }

  func presentRegistration(_ response: Login.Register.Response) {
    switch response {
    case .success(let user): view?.displayRegistered(.init(user))
    case .failure(let failure): view?.displayNotRegistered(.init(failure))
    }
  }
}

// The models make themselves of what has happened.

extension Login.Remember.Load.ViewModel {
  fileprivate init(_ response: Login.Remember.Load.Response) {
    self.init(remembers: response.remembers, email: response.email ?? "")
  }
}

extension Login.Register.ViewModel.Welcome {
  fileprivate init(_ user: Login.User) {
    let name = user.name.contains { !$0.isWhitespace } ? ", \(user.name)" : ""
    self.init(greeting: "Nice to meet you\(name)!")
  }
}

extension Login.Register.ViewModel.Problem {
  fileprivate init(_ failure: Login.Register.Failure) {
    switch failure {
    case .missingCredentials:
      self.init(title: "Something is missing", message: "Enter your email and choose a password.")
    case .emailTaken:
      self.init(title: "Email already in use", message: "Log in, or take another email.")
    case .offline:
      self.init(title: "You're offline", message: "Check your connection and try again.")
    case .unknown:
      self.init(title: "Something went wrong", message: "Try again later.")
    }
  }
}
