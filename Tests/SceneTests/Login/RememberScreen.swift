import LoginScene
import LoginSpies

@testable import Exercise01
@testable import Exercise20

/// A form with a switch, which sends what stands in it.
final class RememberScreen: LoginDisplayLogic {
  var email = ""
  var password = ""
  var remembers = false
  private(set) var greeting: String?
  private(set) var problem: String?
  private let interactor: any LoginRememberBusinessLogic

  init(interactor: any LoginRememberBusinessLogic) {
    self.interactor = interactor
  }

  private var request: Login.Remember.Request {
    .init(email: email, password: password, remembers: remembers)
  }

  func appear() async { await interactor.loadRemembered(.init()) }

  func logIn() async { await interactor.logIn(request) }

  func register() async { await interactor.register(request) }

  func displayRemembered(_ response: Login.Remember.Load.Response) {
    (email, remembers) = (response.email ?? "", response.remembers)
  }

  func displayWelcome(_ viewModel: Login.Authenticate.ViewModel.Welcome) {
    greeting = viewModel.greeting
  }

  func displayProblem(_ viewModel: Login.Authenticate.ViewModel.Problem) {
    problem = viewModel.title
  }
}

/// What no exercise has the Presenter say: it is 01's, and knows what came of a login.
extension Exercise01.LoginPresenter: LoginRememberPresentationLogic {
  package func presentRemembered(_ response: Login.Remember.Load.Response) {
    (view as? RememberScreen)?.displayRemembered(response)
  }

  package func presentRegistration(_ response: Login.Register.Response) {
    switch response {
    case .success(let user):
      view?.displayWelcome(.init(greeting: "Glad to meet you, \(user.name)!"))
    case .failure: view?.displayProblem(.init(title: "No account", message: ""))
    }
  }
}

/// A fake worker that opens accounts, and knows those that it has opened.
final class Accounts: LoginWorkerLogic, LoginRegisterWorkerLogic {
  private var passwords: [String: String] = [:]

  func authenticate(email: String, password: String) async throws -> Login.User {
    guard passwords[email] == password else { throw Login.Failure.wrongCredentials }
    return user(email)
  }

  func register(email: String, password: String) async throws -> Login.User {
    guard passwords[email] == nil else { throw Login.Register.Failure.emailTaken }
    passwords[email] = password
    return user(email)
  }

  private func user(_ email: String) -> Login.User {
    .init(name: String(email.prefix { $0 != "@" }))
  }
}
