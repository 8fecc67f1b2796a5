import LoginScene

/// Leads from the login screen to home, and passes on who has logged in.
final class AccountRouter: AccountRoutingLogic {
  /// Weak, because it holds the screen that holds the Router.
  weak var navigator: (any LoginNavigatorLogic)?
  private let dataStore: any LoginDataStore
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
}
