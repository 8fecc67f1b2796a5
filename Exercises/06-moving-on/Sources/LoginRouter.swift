import LoginScene

/// Leads on from the login screen, and passes on what the next screen needs.
final class LoginRouter: LoginRoutingLogic, LoginDetourRoutingLogic {
  /// The Interactor, known only by what it keeps for the screens that follow.
  private let dataStore: any LoginDataStore
  /// Set once the scene's parts are made.
  var navigator: (any LoginNavigatorLogic)?

  private let destinations: any LoginDestinations

  init(dataStore: any LoginDataStore, destinations: any LoginDestinations) {
    self.dataStore = dataStore
    self.destinations = destinations
  }

  // Your task: for each way out, make the screen, pass on what it needs, and have it shown.
  func routeToHome() {}

  func routeToForgotPassword() {}

  func routeToSignUp() {}
}
