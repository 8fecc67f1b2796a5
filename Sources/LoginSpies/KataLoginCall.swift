import LoginScene
import SpyKit

/// The messages in a login scene's log, told apart by the part that received them.
nonisolated package enum KataLoginCall: KataMessage {
  case interactor(Interactor)
  case presenter(Presenter)
  case view(View)
  case worker(Worker)
  case keeper(Keeper)
  case router(Router)
  case destinations(Destinations)
  case home(Home)
  case detour(Home)
  case navigator(Navigator)
  /// A message in one of several scenes, or to one of several navigators.
  indirect case numbered(Int, KataLoginCall)

  package static func numbering(_ call: Self, _ number: Int) -> Self { .numbered(number, call) }

  nonisolated package enum Interactor: Equatable, Encodable, Sendable {
    case logIn(Login.Authenticate.Request)
    case resume(Login.Resume.Request)
  }

  nonisolated package enum Presenter: Equatable, Encodable, Sendable {
    case presentLogin(Login.Authenticate.Response)
    case presentSession(Login.Resume.Response)
    case presentValidation(Login.SignUp.Validate.Response)
    case presentRemembered(Login.Remember.Load.Response)
    case presentRegistration(Login.Register.Response)
  }

  nonisolated package enum View: Equatable, Encodable, Sendable {
    case displayWelcome(Login.Authenticate.ViewModel.Welcome)
    case displayProblem(Login.Authenticate.ViewModel.Problem)
    case displayLoading(Bool)
    case displayWelcomeBack(Login.Resume.ViewModel)
    case displayLoginForm
    case displayValidation(Login.SignUp.Validate.ViewModel)
    case displayRemembered(Login.Remember.Load.ViewModel)
    case displayRegistered(Login.Register.ViewModel.Welcome)
    case displayNotRegistered(Login.Register.ViewModel.Problem)
    /// A list that saw a difference, and draws these lines.
    case draw([String])
  }

  nonisolated package enum Worker: Equatable, Encodable, Sendable {
    case authenticate(email: String, password: String)
    case register(email: String, password: String)
    case findUser
  }

  nonisolated package enum Router: Equatable, Encodable, Sendable {
    case routeToHome
  }

  nonisolated package enum Destinations: Equatable, Encodable, Sendable {
    case makeHome
    case makeForgotPassword
    case makeSignUp
  }

  nonisolated package enum Home: Equatable, Encodable, Sendable {
    case setUser(Login.User?)
  }

  nonisolated package enum Navigator: Equatable, Encodable, Sendable {
    case push(Screen)
    case present(Screen)
    case replaceRoot(with: Screen)
  }

  /// A screen as it was at the moment in which it was to be shown.
  nonisolated package enum Screen: Equatable, Encodable, Sendable {
    case home(user: Login.User?)
    case forgotPassword
    case signUp
    case madeByNoDestination
  }
}

/// The log of a login test.
package typealias KataLoginLog = KataLog<KataLoginCall>

/// The base class of all spies of a login scene.
package class KataLoginSpy: KataSpy {
  package let log: KataLoginLog
  package let number: Int?

  package init(_ log: KataLoginLog, number: Int? = nil) {
    self.log = log
    self.number = number
  }
}
