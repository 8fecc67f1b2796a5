// VIPER: a View without a will, a Presenter that takes taps and remembers, and a Router it asks.
import LoginScene
import Observation

/// Makes the screen that your tests are run against; `kata` puts others in this one's place.
func makeAccountScreen(
  worker: any LoginWorkerLogic, keeper: any LoginKeeperWorkerLogic,
  destinations: any LoginDestinations, navigator: any LoginNavigatorLogic
) -> any LoginAccountScreen {
  let interactor = AccountInteractor(worker: worker, keeper: keeper)
  let router = AccountRouter(destinations: destinations)
  router.navigator = navigator
  let presenter = AccountPresenter(interactor: interactor, router: router)
  interactor.output = presenter
  let view = AccountView(output: presenter)
  presenter.view = view
  return view
}

private protocol AccountViewInput: AnyObject {
  var email: String { get set }
  var remembers: Bool { get set }
  func show(emailHint: String?, passwordHint: String?)
  func show(isLoading: Bool)
  func show(isButtonOn: Bool)
  func show(greeting: String)
  func show(_ alert: Login.Authenticate.ViewModel.Problem?)
}

private protocol AccountViewOutput: AnyObject {
  func viewDidLoad() async
  func didEdit(email: String, password: String)
  func didTapLogIn(remembers: Bool) async
  func didDismissAlert()
}

private protocol AccountInteractorInput: AnyObject {
  func loadRecord() async
  func logIn(_ credentials: Login.Credentials, remembers: Bool) async
}

private protocol AccountInteractorOutput: AnyObject {
  func didLoad(_ record: Login.Remember.Record)
  func didLogIn(_ user: Login.User)
  func didFail(with failure: Login.Failure)
}

@Observable
private final class AccountView: LoginAccountScreen, AccountViewInput {
  var email = "" { didSet { output.didEdit(email: email, password: password) } }
  var password = "" { didSet { output.didEdit(email: email, password: password) } }
  var remembers = true
  private(set) var emailHint: String?
  private(set) var passwordHint: String?
  private(set) var canLogIn = false
  private(set) var isLoading = false
  private(set) var greeting: String?
  private(set) var alert: Login.Authenticate.ViewModel.Problem?
  private let output: any AccountViewOutput

  init(output: any AccountViewOutput) {
    self.output = output
  }

  func appear() async { await output.viewDidLoad() }
  func logIn() async { await output.didTapLogIn(remembers: remembers) }
  func dismissAlert() { output.didDismissAlert() }

  func show(emailHint: String?, passwordHint: String?) {
    (self.emailHint, self.passwordHint) = (emailHint, passwordHint)
  }

  func show(isLoading: Bool) { self.isLoading = isLoading }
  func show(isButtonOn: Bool) { canLogIn = isButtonOn }
  func show(greeting: String) { self.greeting = greeting }
  func show(_ alert: Login.Authenticate.ViewModel.Problem?) { self.alert = alert }
}

private final class AccountPresenter: AccountViewOutput, AccountInteractorOutput {
  weak var view: (any AccountViewInput)?
  private let interactor: any AccountInteractorInput
  private let router: AccountRouter
  private var email = ""
  private var password = ""
  private var isLoading = false

  init(interactor: any AccountInteractorInput, router: AccountRouter) {
    self.interactor = interactor
    self.router = router
  }

  private var isButtonOn: Bool { !email.isEmpty && !password.isEmpty && !isLoading }

  func viewDidLoad() async {
    await interactor.loadRecord()
  }

  func didEdit(email: String, password: String) {
    (self.email, self.password) = (email, password)
    let emailHint: String? =
      switch true {
      case email.allSatisfy(\.isWhitespace): "Enter your email."
      case email.contains("@"): nil
      default: "An email has an @ in it."
      }
    view?.show(emailHint: emailHint, passwordHint: password.isEmpty ? "Enter your password." : nil)
    view?.show(isButtonOn: isButtonOn)
  }

  func didTapLogIn(remembers: Bool) async {
    guard isButtonOn else { return }
    view?.show(nil)
    guard let credentials = Login.Credentials(.init(email: email, password: password)) else {
      didFail(with: .missingCredentials)
      return
    }
    load(true)
    await interactor.logIn(credentials, remembers: remembers)
  }

  func didDismissAlert() {
    view?.show(nil)
  }

  func didLoad(_ record: Login.Remember.Record) {
    view?.remembers = record.remembers
    if record.remembers, let email = record.email { view?.email = email }
  }

  func didLogIn(_ user: Login.User) {
    load(false)
    let name = user.name.allSatisfy(\.isWhitespace) ? "" : ", \(user.name)"
    view?.show(greeting: "Welcome\(name)!")
    router.openHome(for: user)
  }

  func didFail(with failure: Login.Failure) {
    load(false)
    view?.show(Self.words[failure.words])
  }

  private func load(_ isLoading: Bool) {
    guard self.isLoading != isLoading else { return }
    self.isLoading = isLoading
    view?.show(isLoading: isLoading)
    view?.show(isButtonOn: isButtonOn)
  }

  private static let words: [Login.Authenticate.ViewModel.Problem] = [
    .init(title: "Something is missing", message: "Enter your email and your password."),
    .init(title: "That didn't work", message: "Email and password don't match."),
    .init(title: "Account locked", message: "Too many tries. Try again in 15 minutes."),
    .init(title: "You're offline", message: "Check your connection and try again."),
    .init(title: "Something went wrong", message: "Try again later."),
  ]
}

private extension Login.Failure {
  /// Its place in the table of words.
  var words: Int {
    switch self {
    case .missingCredentials: 0
    case .wrongCredentials: 1
    case .accountLocked: 2
    case .offline: 3
    case .unknown: 4
    }
  }
}

private final class AccountInteractor: AccountInteractorInput {
  weak var output: (any AccountInteractorOutput)?
  private let worker: any LoginWorkerLogic
  private let keeper: any LoginKeeperWorkerLogic

  init(worker: any LoginWorkerLogic, keeper: any LoginKeeperWorkerLogic) {
    self.worker = worker
    self.keeper = keeper
  }

  func loadRecord() async {
    if let record = await keeper.load() { output?.didLoad(record) }
  }

  func logIn(_ credentials: Login.Credentials, remembers: Bool) async {
    do {
      let user = try await worker.authenticate(
        email: credentials.email, password: credentials.password)
      await keeper.save(.init(remembers: remembers, email: remembers ? credentials.email : nil))
      output?.didLogIn(user)
    } catch {
      output?.didFail(with: error as? Login.Failure ?? .unknown)
    }
  }
}

private final class AccountRouter {
  weak var navigator: (any LoginNavigatorLogic)?
  private let destinations: any LoginDestinations

  init(destinations: any LoginDestinations) {
    self.destinations = destinations
  }

  func openHome(for user: Login.User) {
    guard let navigator else { return }
    let home = destinations.makeHome()
    home.dataStore.user = user
    navigator.replaceRoot(with: home)
  }
}
