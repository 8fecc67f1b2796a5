import LoginScene
import Observation

/// Shows what it is told, and sends what the user asks for.
final class LoginView: LoginDisplayLogic, LoginLoadingDisplayLogic, Observable {
  private let registrar = ObservationRegistrar()
  private var typed = (email: "", password: "")
  private var loading = false
  private var welcome: Login.Authenticate.ViewModel.Welcome?
  private var problem: Login.Authenticate.ViewModel.Problem?

  private let interactor: any LoginBusinessLogic
  private let router: any LoginRoutingLogic

  init(interactor: any LoginBusinessLogic, router: any LoginRoutingLogic) {
    self.interactor = interactor
    self.router = router
  }

  var email: String {
    get { read(\.email) { typed.email } }
    set { change(\.email) { typed.email = newValue } }
  }

  var password: String {
    get { read(\.password) { typed.password } }
    set { change(\.password) { typed.password = newValue } }
  }

  var isLoading: Bool { read(\.isLoading) { loading } }
  var greeting: String? { read(\.greeting) { welcome?.greeting } }
  var alert: Login.Authenticate.ViewModel.Problem? { read(\.alert) { problem } }

  var canLogIn: Bool {
    switch (email.count, password.count, isLoading) {
    case (1..., 1..., false): true
    default: false
    }
  }

  func logIn() async {
    guard canLogIn else { return }
    let request = Login.Authenticate.Request(email: email, password: password)
    dismissAlert()
    await interactor.logIn(request)
  }

  func dismissAlert() {
    change(\.alert) { problem = nil }
  }

  func displayWelcome(_ viewModel: Login.Authenticate.ViewModel.Welcome) {
    dismissAlert()
    change(\.greeting) { welcome = viewModel }
    router.routeToHome()
  }

  func displayProblem(_ viewModel: Login.Authenticate.ViewModel.Problem) {
    change(\.alert) { problem = viewModel }
  }

  func displayLoading(_ isLoading: Bool) {
    change(\.isLoading) { loading = isLoading }
  }

  private func read<Value>(_ property: KeyPath<LoginView, Value>, _ value: () -> Value) -> Value {
    registrar.access(self, keyPath: property)
    return value()
  }

  private func change<Value>(_ property: KeyPath<LoginView, Value>, _ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: property, change)
  }
}
