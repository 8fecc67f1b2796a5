// E9: The alert lies in an object that is not observed: it changes, and no reader is told.
import LoginScene
import Observation

/// Shows what it is told, and asks for what the user wants.
@Observable
final class LoginView: LoginDisplayLogic, LoginLoadingDisplayLogic {
  var email = ""
  var password = ""
  private(set) var isLoading = false
  private(set) var greeting: String?
  var alert: Login.Authenticate.ViewModel.Problem? {
    get { dialog.problem }
    set { dialog.problem = newValue }
  }
  private let dialog = Dialog()

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

/// What the alert says.
private final class Dialog {
  var problem: Login.Authenticate.ViewModel.Problem?
}
