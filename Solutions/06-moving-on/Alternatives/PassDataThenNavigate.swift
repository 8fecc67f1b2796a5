import LoginScene

/// Leads from the login screen to the next one, and passes on what that screen needs.
final class LoginRouter: LoginRoutingLogic, LoginDetourRoutingLogic {
  private let dataStore: any LoginDataStore
  weak var navigator: (any LoginNavigatorLogic)?

  private let destinations: any LoginDestinations

  init(dataStore: any LoginDataStore, destinations: any LoginDestinations) {
    self.dataStore = dataStore
    self.destinations = destinations
  }

  func routeToHome() {
    guard navigator != nil, dataStore.user != nil else { return }
    let home = destinations.makeHome()
    var destination = home.dataStore
    passDataToHome(source: dataStore, destination: &destination)
    navigateToHome(destination: home)
  }

  func routeToForgotPassword() {
    guard navigator != nil else { return }
    navigateToForgotPassword(destination: destinations.makeForgotPassword())
  }

  func routeToSignUp() {
    guard navigator != nil else { return }
    navigateToSignUp(destination: destinations.makeSignUp())
  }

  // MARK: Passing data

  private func passDataToHome(
    source: any LoginDataStore, destination: inout any LoginHomeDataStore
  ) {
    destination.user = source.user
  }

  // MARK: Navigating

  private func navigateToHome(destination: any LoginHomeScreen) {
    navigator?.replaceRoot(with: destination)
  }

  private func navigateToForgotPassword(destination: any LoginScreen) {
    navigator?.push(destination)
  }

  private func navigateToSignUp(destination: any LoginScreen) {
    navigator?.present(destination)
  }
}
