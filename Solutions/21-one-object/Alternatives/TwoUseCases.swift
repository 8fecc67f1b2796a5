import LoginScene
import Observation

/// Makes two Interactors and two Presenters for one View, and links them.
func makeAccountScreen(
  worker: any LoginWorkerLogic, keeper: any LoginKeeperWorkerLogic,
  destinations: any LoginDestinations, navigator: any LoginNavigatorLogic
) -> any LoginAccountScreen {
  let (form, login) = (FormPresenter(), LoginPresenter())
  let interactor = LoginInteractor(presenter: login, worker: worker, keeper: keeper)
  let router = LoginRouter(dataStore: interactor, destinations: destinations)
  router.navigator = navigator
  let view = LoginView(
    form: FormInteractor(presenter: form, keeper: keeper), login: interactor, router: router)
  (form.view, login.view) = (view, view)
  return view
}

// MARK: - The form

nonisolated enum Form {
  struct Fields {
    let email: String
    let password: String
  }

  /// Fields that are not fine, with the reasons.
  enum Fault: CaseIterable {
    case noEmail, noAt, noPassword
  }

  struct Hints {
    let email: String?
    let password: String?
  }
}

protocol FormBusinessLogic: AnyObject {
  func recall() async
  func judge(_ fields: Form.Fields)
}

protocol FormPresentationLogic: AnyObject {
  func presentSwitch(_ isOn: Bool)
  func presentEmail(_ email: String)
  func presentFaults(_ faults: Set<Form.Fault>)
}

protocol FormDisplayLogic: AnyObject {
  func displaySwitch(_ isOn: Bool)
  func displayEmail(_ email: String)
  func displayHints(_ hints: Form.Hints)
}

final class FormInteractor: FormBusinessLogic {
  private let presenter: any FormPresentationLogic
  private let keeper: any LoginKeeperWorkerLogic

  init(presenter: any FormPresentationLogic, keeper: any LoginKeeperWorkerLogic) {
    self.presenter = presenter
    self.keeper = keeper
  }

  func recall() async {
    guard let record = await keeper.load() else { return }
    presenter.presentSwitch(record.remembers)
    if record.remembers, let email = record.email { presenter.presentEmail(email) }
  }

  func judge(_ fields: Form.Fields) {
    presenter.presentFaults(
      Set(
        Form.Fault.allCases.filter { fault in
          let isBlank = fields.email.allSatisfy(\.isWhitespace)
          return switch fault {
          case .noEmail: isBlank
          case .noAt: !isBlank && !fields.email.contains("@")
          case .noPassword: fields.password.isEmpty
          }
        }))
  }
}

final class FormPresenter: FormPresentationLogic {
  weak var view: (any FormDisplayLogic)?

  func presentSwitch(_ isOn: Bool) {
    view?.displaySwitch(isOn)
  }

  func presentEmail(_ email: String) {
    view?.displayEmail(email)
  }

  func presentFaults(_ faults: Set<Form.Fault>) {
    let email = [
      (Form.Fault.noEmail, "Enter your email."), (.noAt, "An email has an @ in it."),
    ].first { faults.contains($0.0) }?.1
    view?.displayHints(
      .init(email: email, password: faults.contains(.noPassword) ? "Enter your password." : nil))
  }
}

// MARK: - The login, in the scene's own messages

protocol AccountBusinessLogic: AnyObject {
  func logIn(_ request: Login.Remember.Request) async
}

final class LoginInteractor: AccountBusinessLogic, LoginDataStore {
  private(set) var user: Login.User?
  private let presenter: any LoginPresentationLogic & LoginLoadingPresentationLogic
  private let worker: any LoginWorkerLogic
  private let keeper: any LoginKeeperWorkerLogic

  init(
    presenter: any LoginPresentationLogic & LoginLoadingPresentationLogic,
    worker: any LoginWorkerLogic, keeper: any LoginKeeperWorkerLogic
  ) {
    self.presenter = presenter
    self.worker = worker
    self.keeper = keeper
  }

  func logIn(_ request: Login.Remember.Request) async {
    guard let credentials = Login.Credentials(request) else {
      presenter.presentLogin(.failure(.missingCredentials))
      return
    }
    presenter.presentLoading(true)
    do {
      let user = try await worker.authenticate(
        email: credentials.email, password: credentials.password)
      let kept = request.remembers ? credentials.email : nil
      await keeper.save(.init(remembers: request.remembers, email: kept))
      self.user = user
      presenter.presentLoading(false)
      presenter.presentLogin(.success(user))
    } catch {
      presenter.presentLoading(false)
      presenter.presentLogin(.failure(error as? Login.Failure ?? .unknown))
    }
  }
}

final class LoginPresenter: LoginPresentationLogic, LoginLoadingPresentationLogic {
  weak var view: (any LoginDisplayLogic & LoginLoadingDisplayLogic)?

  func presentLoading(_ isLoading: Bool) {
    view?.displayLoading(isLoading)
  }

  func presentLogin(_ response: Login.Authenticate.Response) {
    switch response {
    case .success(let user):
      let name = user.name.allSatisfy(\.isWhitespace) ? "" : ", \(user.name)"
      view?.displayWelcome(.init(greeting: "Welcome\(name)!"))
    case .failure(.missingCredentials):
      display("Something is missing", "Enter your email and your password.")
    case .failure(.wrongCredentials):
      display("That didn't work", "Email and password don't match.")
    case .failure(.accountLocked):
      display("Account locked", "Too many tries. Try again in 15 minutes.")
    case .failure(.offline):
      display("You're offline", "Check your connection and try again.")
    case .failure(.unknown):
      display("Something went wrong", "Try again later.")
    }
  }

  private func display(_ title: String, _ message: String) {
    view?.displayProblem(.init(title: title, message: message))
  }
}

final class LoginRouter: LoginRoutingLogic {
  weak var navigator: (any LoginNavigatorLogic)?
  private let dataStore: any LoginDataStore
  private let destinations: any LoginDestinations

  init(dataStore: any LoginDataStore, destinations: any LoginDestinations) {
    self.dataStore = dataStore
    self.destinations = destinations
  }

  func routeToHome() {
    guard let navigator else { return }
    let home = destinations.makeHome()
    home.dataStore.user = dataStore.user
    navigator.replaceRoot(with: home)
  }
}

// MARK: - The View

@Observable
final class LoginView: LoginAccountScreen {
  var email = "" { didSet { form.judge(.init(email: email, password: password)) } }
  var password = "" { didSet { form.judge(.init(email: email, password: password)) } }
  var remembers = true
  private var hints = Form.Hints(email: nil, password: nil)
  private(set) var isLoading = false
  private(set) var greeting: String?
  private(set) var alert: Login.Authenticate.ViewModel.Problem?

  private let form: any FormBusinessLogic
  private let login: any AccountBusinessLogic
  private let router: any LoginRoutingLogic

  init(
    form: any FormBusinessLogic, login: any AccountBusinessLogic, router: any LoginRoutingLogic
  ) {
    self.form = form
    self.login = login
    self.router = router
  }

  var emailHint: String? { hints.email }
  var passwordHint: String? { hints.password }
  var canLogIn: Bool { !isLoading && !email.isEmpty && !password.isEmpty }

  func appear() async {
    await form.recall()
  }

  func logIn() async {
    guard canLogIn else { return }
    dismissAlert()
    await login.logIn(.init(email: email, password: password, remembers: remembers))
  }

  func dismissAlert() {
    alert = nil
  }
}

extension LoginView: FormDisplayLogic {
  func displaySwitch(_ isOn: Bool) {
    remembers = isOn
  }

  func displayEmail(_ email: String) {
    self.email = email
  }

  func displayHints(_ hints: Form.Hints) {
    self.hints = hints
  }
}

extension LoginView: LoginDisplayLogic, LoginLoadingDisplayLogic {
  func displayWelcome(_ viewModel: Login.Authenticate.ViewModel.Welcome) {
    greeting = viewModel.greeting
    router.routeToHome()
  }

  func displayProblem(_ viewModel: Login.Authenticate.ViewModel.Problem) {
    alert = viewModel
  }

  func displayLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
  }
}
