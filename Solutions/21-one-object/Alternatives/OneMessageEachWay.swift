import LoginScene
import Observation

/// Makes the parts, and links them.
func makeAccountScreen(
  worker: any LoginWorkerLogic, keeper: any LoginKeeperWorkerLogic,
  destinations: any LoginDestinations, navigator: any LoginNavigatorLogic
) -> any LoginAccountScreen {
  let presenter = AccountPresenter()
  let interactor = AccountInteractor(presenter: presenter, worker: worker, keeper: keeper)
  let router = AccountRouter(dataStore: interactor, destinations: destinations)
  router.navigator = navigator
  let view = AccountView(interactor: interactor, router: router)
  presenter.view = view
  return view
}

/// Interactor → Presenter: all that can happen.
enum Response {
  case recalled(remembers: Bool, email: String?)
  case judged(isBlank: Bool, hasAt: Bool, hasPassword: Bool)
  case loading(Bool)
  case login(Login.Authenticate.Response)
}

/// Presenter → View: all that can be shown.
enum ViewModel {
  case begin(remembers: Bool, email: String?)
  case hints(email: String?, password: String?)
  case spinner(Bool)
  case welcome(String)
  case problem(Login.Authenticate.ViewModel.Problem)
}

protocol AccountBusinessLogic: AnyObject {
  func recall() async
  func judge(_ email: String, _ password: String)
  func logIn(_ request: Login.Remember.Request) async
}

protocol AccountPresentationLogic: AnyObject {
  func present(_ response: Response)
}

protocol AccountDisplayLogic: AnyObject {
  func display(_ viewModel: ViewModel)
}

protocol AccountRoutingLogic: AnyObject {
  func routeToHome()
}

/// Keeps all that is shown as one value.
@Observable
final class AccountView: LoginAccountScreen, AccountDisplayLogic {
  private struct State {
    var email = ""
    var password = ""
    var remembers = true
    var emailHint: String?
    var passwordHint: String?
    var isLoading = false
    var greeting: String?
    var alert: Login.Authenticate.ViewModel.Problem?
  }

  private var state = State()
  private let interactor: any AccountBusinessLogic
  private let router: any AccountRoutingLogic

  init(interactor: any AccountBusinessLogic, router: any AccountRoutingLogic) {
    self.interactor = interactor
    self.router = router
  }

  var email: String {
    get { state.email }
    set {
      state.email = newValue
      interactor.judge(state.email, state.password)
    }
  }

  var password: String {
    get { state.password }
    set {
      state.password = newValue
      interactor.judge(state.email, state.password)
    }
  }

  var remembers: Bool {
    get { state.remembers }
    set { state.remembers = newValue }
  }

  var emailHint: String? { state.emailHint }
  var passwordHint: String? { state.passwordHint }
  var canLogIn: Bool { ![state.email, state.password].contains("") && !state.isLoading }
  var isLoading: Bool { state.isLoading }
  var greeting: String? { state.greeting }
  var alert: Login.Authenticate.ViewModel.Problem? { state.alert }

  func appear() async {
    await interactor.recall()
  }

  func logIn() async {
    guard canLogIn else { return }
    state.alert = nil
    await interactor.logIn(
      .init(email: state.email, password: state.password, remembers: state.remembers))
  }

  func dismissAlert() {
    state.alert = nil
  }

  func display(_ viewModel: ViewModel) {
    switch viewModel {
    case .begin(let remembers, let email):
      state.remembers = remembers
      if let email { self.email = email }
    case .hints(let email, let password):
      (state.emailHint, state.passwordHint) = (email, password)
    case .spinner(let isLoading):
      state.isLoading = isLoading
    case .welcome(let greeting):
      state.greeting = greeting
      router.routeToHome()
    case .problem(let alert):
      state.alert = alert
    }
  }
}

final class AccountInteractor: AccountBusinessLogic, LoginDataStore {
  private(set) var user: Login.User?
  private let presenter: any AccountPresentationLogic
  private let worker: any LoginWorkerLogic
  private let keeper: any LoginKeeperWorkerLogic

  init(
    presenter: any AccountPresentationLogic, worker: any LoginWorkerLogic,
    keeper: any LoginKeeperWorkerLogic
  ) {
    self.presenter = presenter
    self.worker = worker
    self.keeper = keeper
  }

  func recall() async {
    guard let record = await keeper.load() else { return }
    presenter.present(
      .recalled(remembers: record.remembers, email: record.remembers ? record.email : nil))
  }

  func judge(_ email: String, _ password: String) {
    presenter.present(
      .judged(
        isBlank: email.allSatisfy(\.isWhitespace), hasAt: email.contains("@"),
        hasPassword: !password.isEmpty))
  }

  func logIn(_ request: Login.Remember.Request) async {
    guard let credentials = Login.Credentials(request) else {
      presenter.present(.login(.failure(.missingCredentials)))
      return
    }
    presenter.present(.loading(true))
    let response = await response(to: credentials, request.remembers)
    presenter.present(.loading(false))
    presenter.present(.login(response))
  }

  private func response(
    to credentials: Login.Credentials, _ remembers: Bool
  ) async -> Login.Authenticate.Response {
    do {
      let user = try await worker.authenticate(
        email: credentials.email, password: credentials.password)
      await keeper.save(.init(remembers: remembers, email: remembers ? credentials.email : nil))
      self.user = user
      return .success(user)
    } catch {
      return .failure(error as? Login.Failure ?? .unknown)
    }
  }
}

final class AccountPresenter: AccountPresentationLogic {
  weak var view: (any AccountDisplayLogic)?

  func present(_ response: Response) {
    view?.display(viewModel(for: response))
  }

  private func viewModel(for response: Response) -> ViewModel {
    switch response {
    case .recalled(let remembers, let email):
      .begin(remembers: remembers, email: email)
    case .judged(true, _, let hasPassword):
      .hints(email: "Enter your email.", password: hint(hasPassword))
    case .judged(false, let hasAt, let hasPassword):
      .hints(email: hasAt ? nil : "An email has an @ in it.", password: hint(hasPassword))
    case .loading(let isLoading): .spinner(isLoading)
    case .login(.success(let user)):
      .welcome(
        user.name.allSatisfy(\.isWhitespace) ? "Welcome!" : "Welcome, \(user.name)!")
    case .login(.failure(let failure)): .problem(problem(for: failure))
    }
  }

  private func hint(_ hasPassword: Bool) -> String? {
    hasPassword ? nil : "Enter your password."
  }

  private func problem(for failure: Login.Failure) -> Login.Authenticate.ViewModel.Problem {
    switch failure {
    case .missingCredentials:
      .init(title: "Something is missing", message: "Enter your email and your password.")
    case .wrongCredentials:
      .init(title: "That didn't work", message: "Email and password don't match.")
    case .accountLocked:
      .init(title: "Account locked", message: "Too many tries. Try again in 15 minutes.")
    case .offline:
      .init(title: "You're offline", message: "Check your connection and try again.")
    case .unknown:
      .init(title: "Something went wrong", message: "Try again later.")
    }
  }
}

final class AccountRouter: AccountRoutingLogic {
  weak var navigator: (any LoginNavigatorLogic)?
  private let dataStore: any LoginDataStore
  private let destinations: any LoginDestinations

  init(dataStore: any LoginDataStore, destinations: any LoginDestinations) {
    self.dataStore = dataStore
    self.destinations = destinations
  }

  func routeToHome() {
    guard let user = dataStore.user, let navigator else { return }
    let home = destinations.makeHome()
    home.dataStore.user = user
    navigator.replaceRoot(with: home)
  }
}
