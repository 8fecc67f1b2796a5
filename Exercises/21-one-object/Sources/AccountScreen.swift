// The given screen: one object, four jobs.
import LoginScene
import Observation

/// Makes the screen that your tests are run against; `kata` puts others in this one's place.
func makeAccountScreen(
  worker: any LoginWorkerLogic, keeper: any LoginKeeperWorkerLogic,
  destinations: any LoginDestinations, navigator: any LoginNavigatorLogic
) -> any LoginAccountScreen {
  AccountScreen(
    worker: worker, keeper: keeper, destinations: destinations, navigator: navigator)
}

/// Shows, decides, finds the words, and leads on: a view model, as MVVM has it.
@Observable
private final class AccountScreen: LoginAccountScreen {
  var email = "" { didSet { judge() } }
  var password = "" { didSet { judge() } }
  var remembers = true
  private(set) var emailHint: String?
  private(set) var passwordHint: String?
  private(set) var isLoading = false
  private(set) var greeting: String?
  private(set) var alert: Login.Authenticate.ViewModel.Problem?

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

  var canLogIn: Bool { !email.isEmpty && !password.isEmpty && !isLoading }

  func appear() async {
    guard let record = await keeper.load() else { return }
    remembers = record.remembers
    if record.remembers, let email = record.email { self.email = email }
  }

  func logIn() async {
    guard canLogIn else { return }
    alert = nil
    guard let credentials = Login.Credentials(.init(email: email, password: password)) else {
      alert = problem(for: .missingCredentials)
      return
    }
    let kept = Login.Remember.Record(
      remembers: remembers, email: remembers ? credentials.email : nil)
    isLoading = true
    do {
      let user = try await worker.authenticate(
        email: credentials.email, password: credentials.password)
      await keeper.save(kept)
      isLoading = false
      greeting = user.name.allSatisfy(\.isWhitespace) ? "Welcome!" : "Welcome, \(user.name)!"
      showHome(to: user)
    } catch {
      isLoading = false
      alert = problem(for: error as? Login.Failure ?? .unknown)
    }
  }

  func dismissAlert() {
    alert = nil
  }

  private func judge() {
    if email.allSatisfy(\.isWhitespace) {
      emailHint = "Enter your email."
    } else {
      emailHint = email.contains("@") ? nil : "An email has an @ in it."
    }
    passwordHint = password.isEmpty ? "Enter your password." : nil
  }

  private func showHome(to user: Login.User) {
    guard let navigator else { return }
    let home = destinations.makeHome()
    home.dataStore.user = user
    navigator.replaceRoot(with: home)
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
