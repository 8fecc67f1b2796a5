import LoginScene

/// Leads from the login screen to the next one, and passes on what that screen needs.
final class LoginRouter: LoginRoutingLogic, LoginDetourRoutingLogic {
  /// The Interactor, seen only as what it keeps for the screens that follow.
  private let dataStore: any LoginDataStore
  /// Set once the scene's parts are made; weak, because it holds the screen that holds the Router.
  weak var navigator: (any LoginNavigatorLogic)?

  private let destinations: any LoginDestinations

  init(dataStore: any LoginDataStore, destinations: any LoginDestinations) {
    self.dataStore = dataStore
    self.destinations = destinations
  }

  func routeToHome() {
    guard let navigator, let user = dataStore.user else { return }
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
