import LoginScene

/// Leads from the login screen to the next one, and passes on what that screen needs.
final class LoginRouter: LoginRoutingLogic, LoginDetourRoutingLogic {
  /// The Interactor, seen only as what it keeps for the screens that follow.
  private let dataStore: any LoginDataStore
  /// Set once the scene's parts are made.
  var navigator: (any LoginNavigatorLogic)?

  private let destinations: any LoginDestinations

  init(dataStore: any LoginDataStore, destinations: any LoginDestinations) {
    self.dataStore = dataStore
    self.destinations = destinations
  }

  // Your task: for each route, make the screen, pass on what it needs, and have it shown.
  func routeToHome() {}

  func routeToForgotPassword() {}

  func routeToSignUp() {}
}
