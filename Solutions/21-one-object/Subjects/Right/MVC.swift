// MVC: a controller judges, words and leads on; its outlets keep what is typed and shown.
import LoginScene
import Observation

/// Makes the screen that your tests are run against; `kata` puts others in this one's place.
func makeAccountScreen(
  worker: any LoginWorkerLogic, keeper: any LoginKeeperWorkerLogic,
  destinations: any LoginDestinations, navigator: any LoginNavigatorLogic
) -> any LoginAccountScreen {
  AccountController(
    worker: worker, keeper: keeper, destinations: destinations, navigator: navigator)
}

/// The controls that a storyboard would hold.
@Observable
private final class AccountOutlets {
  var emailField = ""
  var passwordField = ""
  var rememberSwitch = true
  var emailLabel: String?
  var passwordLabel: String?
  var isButtonOn = false
  var isSpinning = false
  var welcomeLabel: String?
  var alert: Login.Authenticate.ViewModel.Problem?
}

/// The form, which knows whether it is filled in.
private struct AccountForm {
  var email: String
  var password: String

  var isFilled: Bool { !email.isEmpty && !password.isEmpty }
  var isEmailBlank: Bool { email.allSatisfy(\.isWhitespace) }
  var credentials: Login.Credentials? { .init(.init(email: email, password: password)) }
}

private final class AccountController: LoginAccountScreen {
  private let view = AccountOutlets()
  private let worker: any LoginWorkerLogic
  private let keeper: any LoginKeeperWorkerLogic
  private let destinations: any LoginDestinations
  private weak var navigator: (any LoginNavigatorLogic)?

  init(
    worker: any LoginWorkerLogic, keeper: any LoginKeeperWorkerLogic,
    destinations: any LoginDestinations, navigator: any LoginNavigatorLogic
  ) {
    self.worker = worker
    self.keeper = keeper
    self.destinations = destinations
    self.navigator = navigator
  }

  var email: String {
    get { view.emailField }
    set {
      view.emailField = newValue
      textDidChange()
    }
  }

  var password: String {
    get { view.passwordField }
    set {
      view.passwordField = newValue
      textDidChange()
    }
  }

  var remembers: Bool {
    get { view.rememberSwitch }
    set { view.rememberSwitch = newValue }
  }

  var emailHint: String? { view.emailLabel }
  var passwordHint: String? { view.passwordLabel }
  var canLogIn: Bool { view.isButtonOn }
  var isLoading: Bool { view.isSpinning }
  var greeting: String? { view.welcomeLabel }
  var alert: Login.Authenticate.ViewModel.Problem? { view.alert }

  func appear() async {
    guard let record = await keeper.load() else { return }
    view.rememberSwitch = record.remembers
    guard record.remembers, let email = record.email else { return }
    self.email = email
  }

  func logIn() async {
    guard view.isButtonOn else { return }
    dismissAlert()
    guard let credentials = form.credentials else { return fail(with: .missingCredentials) }
    let remembers = view.rememberSwitch
    spin(true)
    let answer: Result<Login.User, any Error>
    do {
      let (email, password) = (credentials.email, credentials.password)
      answer = .success(try await worker.authenticate(email: email, password: password))
    } catch {
      answer = .failure(error)
    }
    switch answer {
    case .success(let user):
      await keeper.save(
        remembers
          ? .init(remembers: true, email: credentials.email)
          : .init(remembers: false, email: nil))
      spin(false)
      let isNameless = !user.name.contains { !$0.isWhitespace }
      view.welcomeLabel = isNameless ? "Welcome!" : "Welcome, " + user.name + "!"
      prepareForHome(user)
    case .failure(let error):
      spin(false)
      fail(with: (error as? Login.Failure) ?? .unknown)
    }
  }

  func dismissAlert() {
    view.alert = nil
  }

  private var form: AccountForm { .init(email: view.emailField, password: view.passwordField) }

  private func textDidChange() {
    view.emailLabel =
      form.isEmailBlank
      ? "Enter your email." : form.email.contains("@") ? nil : "An email has an @ in it."
    view.passwordLabel = form.password.isEmpty ? "Enter your password." : nil
    view.isButtonOn = form.isFilled && !view.isSpinning
  }

  private func spin(_ isSpinning: Bool) {
    view.isSpinning = isSpinning
    view.isButtonOn = form.isFilled && !isSpinning
  }

  private func prepareForHome(_ user: Login.User) {
    guard let navigator else { return }
    let home = destinations.makeHome()
    home.dataStore.user = user
    navigator.replaceRoot(with: home)
  }

  private func fail(with failure: Login.Failure) {
    let (title, message) =
      switch failure {
      case .missingCredentials:
        ("Something is missing", "Enter your email and your password.")
      case .wrongCredentials: ("That didn't work", "Email and password don't match.")
      case .accountLocked: ("Account locked", "Too many tries. Try again in 15 minutes.")
      case .offline: ("You're offline", "Check your connection and try again.")
      case .unknown: ("Something went wrong", "Try again later.")
      }
    view.alert = .init(title: title, message: message)
  }
}
