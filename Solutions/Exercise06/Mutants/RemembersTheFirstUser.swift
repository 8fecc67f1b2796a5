// E3: The first user to reach home is remembered: whoever comes later gets that name.
import LoginScene

/// Leads on from the login screen, and passes on what the next screen needs.
final class LoginRouter: LoginRoutingLogic, LoginDetourRoutingLogic, LoginDataPassing {
  /// The Interactor, known only by what it keeps for the screens that follow.
  let dataStore: any LoginDataStore
  /// Set once the scene's parts are made; weak, because it holds the screen that holds the Router.
  weak var navigator: (any LoginNavigatorLogic)?

  private let destinations: any LoginDestinations
  private var user: Login.User?

  init(dataStore: any LoginDataStore, destinations: any LoginDestinations) {
    self.dataStore = dataStore
    self.destinations = destinations
  }

  func routeToHome() {
    guard let navigator, let user = user ?? dataStore.user else { return }
    self.user = user
    let home = destinations.makeHome()
    home.dataStore.user = user
    navigator.replaceRoot(with: home)
  }

  func routeToForgotPassword() {
    navigator?.push(destinations.makeForgotPassword())
  }

  func routeToSignUp() {
    navigator?.present(destinations.makeSignUp())
  }
}
