import LoginScene
import PlayKit
import PlayWire

extension Noted: LoginBusinessLogic, LoginDataStore
where Part == any LoginBusinessLogic & LoginDataStore {
  package var user: Login.User? { part.user }

  package func logIn(_ request: Login.Authenticate.Request) async {
    await pass("logIn", request) { await $0.logIn(request) }
  }
}

/// A Presenter whose View is set by the configurator: that goes behind a `Noted`, too.
final class NotedPresenter: LoginPresentationLogic, LoginViewLink {
  private let stack: PageStack
  private let presenter: any LoginPresentationLogic & LoginViewLink
  private var display: Noted<WeakDisplay>?

  init(_ presenter: any LoginPresentationLogic & LoginViewLink, on stack: PageStack) {
    (self.presenter, self.stack) = (presenter, stack)
  }

  var view: (any LoginDisplayLogic)? {
    get { display?.part.view }
    set {
      display = newValue.map {
        Noted(WeakDisplay($0), on: stack, from: .loginPresenter, to: .loginView)
      }
      presenter.view = display
    }
  }

  func presentLogin(_ response: Login.Authenticate.Response) {
    stack.message("presentLogin", response, from: .loginInteractor, to: .loginPresenter) {
      presenter.presentLogin(response)
    }
  }
}

/// The View, held as its Presenter holds it.
package struct WeakDisplay {
  package private(set) weak var view: (any LoginDisplayLogic)?

  init(_ view: any LoginDisplayLogic) {
    self.view = view
  }
}

extension Noted: LoginDisplayLogic where Part == WeakDisplay {
  package func displayWelcome(_ viewModel: Login.Authenticate.ViewModel.Welcome) {
    pass("displayWelcome", viewModel) { $0.view?.displayWelcome(viewModel) }
  }

  package func displayProblem(_ viewModel: Login.Authenticate.ViewModel.Problem) {
    pass("displayProblem", viewModel) { $0.view?.displayProblem(viewModel) }
  }
}

typealias PlayedRouter =
  Noted<any LoginRoutingLogic & LoginDetourRoutingLogic & LoginNavigatorLink>

extension Noted: LoginRoutingLogic, LoginDetourRoutingLogic, LoginNavigatorLink
where Part == any LoginRoutingLogic & LoginDetourRoutingLogic & LoginNavigatorLink {
  package var navigator: (any LoginNavigatorLogic)? {
    get { part.navigator }
    set { part.navigator = newValue }
  }

  package func routeToHome() { pass("routeToHome") { $0.routeToHome() } }
  package func routeToForgotPassword() {
    pass("routeToForgotPassword") { $0.routeToForgotPassword() }
  }
  package func routeToSignUp() { pass("routeToSignUp") { $0.routeToSignUp() } }
}

extension Noted: LoginKeeperWorkerLogic where Part == any LoginKeeperWorkerLogic {
  package func load() async -> Login.Remember.Record? { await pass("load") { await $0.load() } }

  package func save(_ record: Login.Remember.Record) async {
    await pass("save", record) { await $0.save(record) }
  }
}

extension Noted: LoginForgotPasswordPresentationLogic
where Part == any LoginForgotPasswordPresentationLogic {
  package func presentLoading(_ isLoading: Bool) {
    pass("presentLoading", isLoading) { $0.presentLoading(isLoading) }
  }

  package func presentForgotPassword(_ response: Login.ForgotPassword.Response) {
    pass("presentForgotPassword", response) { $0.presentForgotPassword(response) }
  }
}

/// The Presenter behind 20's Interactor, which gets a login's Responses, too.
extension Noted: LoginPresentationLogic, LoginRememberPresentationLogic
where Part == any LoginPresentationLogic & LoginRememberPresentationLogic {
  package func presentLogin(_ response: Login.Authenticate.Response) {
    pass("presentLogin", response) { $0.presentLogin(response) }
  }

  package func presentRemembered(_ response: Login.Remember.Load.Response) {
    pass("presentRemembered", response) { $0.presentRemembered(response) }
  }

  package func presentRegistration(_ response: Login.Register.Response) {
    pass("presentRegistration", response) { $0.presentRegistration(response) }
  }
}

extension Noted: LoginSignUpPresentationLogic where Part == any LoginSignUpPresentationLogic {
  package func presentValidation(_ response: Login.SignUp.Validate.Response) {
    pass("presentValidation", response) { $0.presentValidation(response) }
  }
}
