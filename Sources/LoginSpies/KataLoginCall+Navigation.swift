import LoginScene
import SpyKit

nonisolated extension KataLoginCall {
  nonisolated package enum Destinations: Equatable, Sendable {
    case makeHome
    case makeForgotPassword
    case makeSignUp

    var text: String {
      switch self {
      case .makeHome: "makeHome()"
      case .makeForgotPassword: "makeForgotPassword()"
      case .makeSignUp: "makeSignUp()"
      }
    }
  }

  nonisolated package enum Home: Equatable, Sendable {
    case setUser(Login.User?)

    var text: String {
      switch self {
      case .setUser(let user): "setUser(name: \(KataText.quoted(user?.name)))"
      }
    }
  }

  nonisolated package enum Navigator: Equatable, Sendable {
    case push(Screen)
    case present(Screen)
    case replaceRoot(with: Screen)

    var text: String {
      switch self {
      case .push(let screen): "push(\(screen.text))"
      case .present(let screen): "present(\(screen.text))"
      case .replaceRoot(let screen): "replaceRoot(with: \(screen.text))"
      }
    }
  }

  /// A screen as it was at the moment in which it was to be shown.
  nonisolated package enum Screen: Equatable, Sendable {
    case home(user: Login.User?)
    case forgotPassword
    case signUp
    case other

    var text: String {
      switch self {
      case .home(let user): "home(user: \(KataText.quoted(user?.name)))"
      case .forgotPassword: "forgotPassword"
      case .signUp: "signUp"
      case .other: "a screen that no destination made"
      }
    }
  }
}
