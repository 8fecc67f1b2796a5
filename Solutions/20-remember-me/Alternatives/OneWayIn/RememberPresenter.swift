import Foundation
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
    let email = if let email = response.email { email } else { "" }
    view?.displayRemembered(.init(remembers: response.remembers, email: email))
  }

  func presentRegistration(_ response: Login.Register.Response) {
    switch response {
    case .success(let user): view?.displayRegistered(.init(greeting: greeting(user.name)))
    case .failure(.missingCredentials):
      view?.displayNotRegistered(
        .init(title: "Something is missing", message: "Enter your email and choose a password."))
    case .failure(.emailTaken):
      view?.displayNotRegistered(
        .init(title: "Email already in use", message: "Log in, or take another email."))
    case .failure(.offline):
      view?.displayNotRegistered(
        .init(title: "You're offline", message: "Check your connection and try again."))
    case .failure(.unknown):
      view?.displayNotRegistered(
        .init(title: "Something went wrong", message: "Try again later."))
    }
  }

  private func greeting(_ name: String) -> String {
    let isNameless = name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    return ["Nice to meet you", isNameless ? nil : name].compactMap(\.self)
      .joined(separator: ", ") + "!"
  }
}
