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
    if let user = dataStore.user { follow(.home(of: user)) }
  }

  func routeToForgotPassword() { follow(.forgotPassword) }

  func routeToSignUp() { follow(.signUp) }

  private func follow(_ route: Route) {
    guard let navigator else { return }
    route.show(route.make(destinations), navigator)
  }
}

/// A way out of the screen: what is made for it, and how it is shown.
private struct Route {
  let make: (any LoginDestinations) -> any LoginScreen
  let show: (any LoginScreen, any LoginNavigatorLogic) -> Void

  static func home(of user: Login.User) -> Route {
    Route { destinations in
      let home = destinations.makeHome()
      home.dataStore.user = user
      return home
    } show: { screen, navigator in
      navigator.replaceRoot(with: screen)
    }
  }

  static let forgotPassword = Route {
    $0.makeForgotPassword()
  } show: { screen, navigator in
    navigator.push(screen)
  }

  static let signUp = Route {
    $0.makeSignUp()
  } show: { screen, navigator in
    navigator.present(screen)
  }
}
