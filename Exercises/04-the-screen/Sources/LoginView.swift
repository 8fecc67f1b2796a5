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

  // Your task: when is the button on, and what does each of these change or ask?
  var canLogIn: Bool { true }

  func logIn() async {}

  func dismissAlert() {}

  func displayWelcome(_ viewModel: Login.Authenticate.ViewModel.Welcome) {}

  func displayProblem(_ viewModel: Login.Authenticate.ViewModel.Problem) {}

  func displayLoading(_ isLoading: Bool) {}
}
