import LoginScene

/// Leads from the login screen to the next one, and passes on what that screen needs.
final class LoginRouter: LoginRoutingLogic, LoginDetourRoutingLogic {
  private let dataStore: any LoginDataStore
  var navigator: (any LoginNavigatorLogic)? {
    get { findNavigator() }
    set { findNavigator = { [weak newValue] in newValue } }
  }

  private let destinations: any LoginDestinations
  private var findNavigator: () -> (any LoginNavigatorLogic)? = { nil }

  init(dataStore: any LoginDataStore, destinations: any LoginDestinations) {
    self.dataStore = dataStore
    self.destinations = destinations
  }

  func routeToHome() {
    withNavigator { navigator in
      guard let home = dataStore.user.map(makeHome) else { return }
      navigator.replaceRoot(with: home)
    }
  }

  func routeToForgotPassword() {
    withNavigator { $0.push(destinations.makeForgotPassword()) }
  }

  func routeToSignUp() {
    withNavigator { $0.present(destinations.makeSignUp()) }
  }

  private func withNavigator(_ move: (any LoginNavigatorLogic) -> Void) {
    navigator.map(move)
  }

  private func makeHome(for user: Login.User) -> any LoginHomeScreen {
    let home = destinations.makeHome()
    home.dataStore.user = user
    return home
  }
}
