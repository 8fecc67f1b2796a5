import LoginScene
import Observation

/// Shows what it is told, and sends what the user asks for.
@Observable
final class LoginView: LoginDisplayLogic, LoginLoadingDisplayLogic {
  var email = ""
  var password = ""
  private(set) var isLoading = false
  private(set) var greeting: String?
  private(set) var alert: Login.Authenticate.ViewModel.Problem?

  private let interactor: any LoginBusinessLogic
  private let router: any LoginRoutingLogic

  init(interactor: any LoginBusinessLogic, router: any LoginRoutingLogic) {
    self.interactor = interactor
    self.router = router
  }

  var canLogIn: Bool { !email.isEmpty && !password.isEmpty && !isLoading }

  func logIn() async {
    guard canLogIn else { return }
    alert = nil
    await interactor.logIn(.init(email: email, password: password))
  }

  func dismissAlert() {
    alert = nil
  }

  func displayWelcome(_ viewModel: Login.Authenticate.ViewModel.Welcome) {
    greeting = viewModel.greeting
    alert = nil
    router.routeToHome()
  }

  func displayProblem(_ viewModel: Login.Authenticate.ViewModel.Problem) {
    alert = viewModel
  }

  func displayLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
  }
}
