import LoginScene
import Observation

/// Shows what it is told, sends what the user does, and decides nothing.
@Observable
final class AccountView: LoginAccountScreen {
  var email = "" { didSet { sendEdit() } }
  var password = "" { didSet { sendEdit() } }
  var remembers = true
  private(set) var emailHint: String?
  private(set) var passwordHint: String?
  private(set) var isLoading = false
  private(set) var greeting: String?
  private(set) var alert: Login.Authenticate.ViewModel.Problem?

  private let interactor: any AccountBusinessLogic
  private let router: any AccountRoutingLogic

  init(interactor: any AccountBusinessLogic, router: any AccountRoutingLogic) {
    self.interactor = interactor
    self.router = router
  }

  var canLogIn: Bool { !email.isEmpty && !password.isEmpty && !isLoading }

  func appear() async {
    await interactor.recall(.init())
  }

  func logIn() async {
    guard canLogIn else { return }
    alert = nil
    await interactor.logIn(.init(email: email, password: password, remembers: remembers))
  }

  func dismissAlert() {
    alert = nil
  }

  private func sendEdit() {
    interactor.judge(.init(email: email, password: password))
  }
}

extension AccountView: AccountDisplayLogic {
  func displayRecalled(_ viewModel: Account.Recall.ViewModel) {
    remembers = viewModel.remembers
    if let email = viewModel.email { self.email = email }
  }

  func displayJudgement(_ viewModel: Account.Judge.ViewModel) {
    emailHint = viewModel.emailHint
    passwordHint = viewModel.passwordHint
  }

  func displayLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
  }

  func displayWelcome(_ viewModel: Login.Authenticate.ViewModel.Welcome) {
    greeting = viewModel.greeting
    router.routeToHome()
  }

  func displayProblem(_ viewModel: Login.Authenticate.ViewModel.Problem) {
    alert = viewModel
  }
}
