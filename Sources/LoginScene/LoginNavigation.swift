/// View → Router: the ways out for those who can't log in.
@MainActor package protocol LoginDetourRoutingLogic: AnyObject {
  func routeToForgotPassword()
  func routeToSignUp()
}

/// Router → what shows screens: a navigation controller, or what a `NavigationStack` reads.
@MainActor package protocol LoginNavigatorLogic: AnyObject {
  /// Shows it on top, with a way back.
  func push(_ screen: any LoginScreen)
  /// Shows it over everything, until it is dismissed.
  func present(_ screen: any LoginScreen)
  /// Shows it in place of all that is there.
  func replaceRoot(with screen: any LoginScreen)
}

/// Router → the app: makes the screens that follow login, a new one each time.
@MainActor package protocol LoginDestinations: AnyObject {
  func makeHome() -> any LoginHomeScreen
  func makeForgotPassword() -> any LoginScreen
  func makeSignUp() -> any LoginScreen
}

/// Anything that a navigator can show.
@MainActor package protocol LoginScreen: AnyObject {}

/// Home, with the place for what it needs before it is shown.
@MainActor package protocol LoginHomeScreen: LoginScreen {
  var dataStore: any LoginHomeDataStore { get }
}

/// The data that home's own Interactor starts from.
@MainActor package protocol LoginHomeDataStore: AnyObject {
  var user: Login.User? { get set }
}
