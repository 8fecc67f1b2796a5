import LoginScene
import Observation

/// Shows what it is told, and sends what the user asks for.
@Observable
final class LoginView: LoginDisplayLogic, LoginLoadingDisplayLogic {
  var email = "" { didSet { updateButton() } }
  var password = "" { didSet { updateButton() } }
  private(set) var isLoading = false { didSet { updateButton() } }
  private(set) var canLogIn = false
  private(set) var greeting: String?
  private(set) var alert: Login.Authenticate.ViewModel.Problem?

  private let interactor: any LoginBusinessLogic
  private let router: any LoginRoutingLogic

  init(interactor: any LoginBusinessLogic, router: any LoginRoutingLogic) {
    self.interactor = interactor
    self.router = router
  }

  func logIn() async {
    if canLogIn {
      dismissAlert()
      await interactor.logIn(Login.Authenticate.Request(email: email, password: password))
    }
  }

  func dismissAlert() {
    alert = nil
  }

  func displayWelcome(_ viewModel: Login.Authenticate.ViewModel.Welcome) {
    router.routeToHome()
    dismissAlert()
    greeting = viewModel.greeting
  }

  func displayProblem(_ viewModel: Login.Authenticate.ViewModel.Problem) {
    alert = viewModel
  }

  func displayLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
  }

  private func updateButton() {
    canLogIn = ![email, password].contains("") && !isLoading
  }
}
