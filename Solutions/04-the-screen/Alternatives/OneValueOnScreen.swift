import LoginScene
import Observation

/// Shows what it is told, and sends what the user asks for.
@Observable
final class LoginView: LoginDisplayLogic, LoginLoadingDisplayLogic {
  private var shown = Shown()

  private let interactor: any LoginBusinessLogic
  private let router: any LoginRoutingLogic

  init(interactor: any LoginBusinessLogic, router: any LoginRoutingLogic) {
    self.interactor = interactor
    self.router = router
  }

  var email: String {
    get { shown.email }
    set { shown.email = newValue }
  }

  var password: String {
    get { shown.password }
    set { shown.password = newValue }
  }

  var isLoading: Bool { shown.isLoading }
  var greeting: String? { shown.greeting }
  var alert: Login.Authenticate.ViewModel.Problem? { shown.alert }
  var canLogIn: Bool { shown.request != nil }

  func logIn() async { await handle(.tapped) }
  func dismissAlert() { shown.change(by: .dismissed) }

  func displayWelcome(_ viewModel: Login.Authenticate.ViewModel.Welcome) {
    shown.change(by: .welcomed(viewModel))
    router.routeToHome()
  }

  func displayProblem(_ viewModel: Login.Authenticate.ViewModel.Problem) {
    shown.change(by: .refused(viewModel))
  }

  func displayLoading(_ isLoading: Bool) { shown.change(by: .loading(isLoading)) }

  private func handle(_ event: Event) async {
    guard let request = shown.request else { return }
    shown.change(by: event)
    await interactor.logIn(request)
  }
}

/// What can happen to what is shown, apart from typing.
private enum Event {
  case tapped
  case dismissed
  case welcomed(Login.Authenticate.ViewModel.Welcome)
  case refused(Login.Authenticate.ViewModel.Problem)
  case loading(Bool)
}

/// All that is on the screen, as one value.
private struct Shown {
  var email = ""
  var password = ""
  private(set) var isLoading = false
  private(set) var greeting: String?
  private(set) var alert: Login.Authenticate.ViewModel.Problem?

  /// What a tap would send; nil while the button is off.
  var request: Login.Authenticate.Request? {
    if isLoading || email.isEmpty || password.isEmpty { return nil }
    return .init(email: email, password: password)
  }

  mutating func change(by event: Event) {
    switch event {
    case .tapped, .dismissed: alert = nil
    case .welcomed(let welcome): (greeting, alert) = (welcome.greeting, nil)
    case .refused(let problem): alert = problem
    case .loading(let isLoading): self.isLoading = isLoading
    }
  }
}
