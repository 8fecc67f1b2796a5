// E5: With nobody there to show them, screens are made all the same.
import LoginScene

/// Leads on from the login screen, and passes on what the next screen needs.
final class LoginRouter: LoginRoutingLogic, LoginDetourRoutingLogic, LoginDataPassing {
  /// The Interactor, known only by what it keeps for the screens that follow.
  let dataStore: any LoginDataStore
  /// Set once the scene's parts are made; weak, because it holds the screen that holds the Router.
  weak var navigator: (any LoginNavigatorLogic)?

  private let destinations: any LoginDestinations

  init(dataStore: any LoginDataStore, destinations: any LoginDestinations) {
    self.dataStore = dataStore
    self.destinations = destinations
  }

  func routeToHome() {
    guard let user = dataStore.user else { return }
    let home = destinations.makeHome()
    home.dataStore.user = user
    navigator?.replaceRoot(with: home)
  }

  func routeToForgotPassword() {
    let forgotPassword = destinations.makeForgotPassword()
    navigator?.push(forgotPassword)
  }

  func routeToSignUp() {
    let signUp = destinations.makeSignUp()
    navigator?.present(signUp)
  }
}
