import LoginScene
import SpyKit

/// What a login scene's log holds: the messages, told apart by the part that received them.
nonisolated package enum KataLoginCall: KataMessage {
  case interactor(Interactor)
  case presenter(Presenter)
  case view(View)
  case worker(Worker)
  case router(Router)
  case destinations(Destinations)
  case home(Home)
  case navigator(Navigator)
  /// A message in one of several scenes, or to one of several navigators.
  indirect case numbered(Int, KataLoginCall)

  nonisolated package enum Interactor: Equatable, Sendable {
    case logIn(Login.Authenticate.Request)
    case resume(Login.Resume.Request)
  }

  nonisolated package enum Presenter: Equatable, Sendable {
    case presentLogin(Login.Authenticate.Response)
    case presentSession(Login.Resume.Response)
  }

  nonisolated package enum View: Equatable, Sendable {
    case displayWelcome(Login.Authenticate.ViewModel.Welcome)
    case displayProblem(Login.Authenticate.ViewModel.Problem)
    case displayLoading(Bool)
    case displayWelcomeBack(Login.Resume.ViewModel)
    case displayLoginForm
    /// A list that saw a difference, and draws these lines.
    case draw([String])
  }

  nonisolated package enum Worker: Equatable, Sendable {
    case authenticate(email: String, password: String)
    case findUser
  }

  nonisolated package enum Router: Equatable, Sendable {
    case routeToHome
    /// What a double tells when it could lead on, and nobody has given it a navigator.
    case hasNoNavigator
  }

  package var receiver: String {
    switch self {
    case .interactor: "interactor"
    case .presenter: "presenter"
    case .view: "view"
    case .worker: "worker"
    case .router: "router"
    case .destinations: "destinations"
    case .home: "home"
    case .navigator: "navigator"
    case .numbered(let number, let call): "\(call.receiver) \(number)"
    }
  }

  package var text: String {
    switch self {
    case .interactor(let call): call.text
    case .presenter(let call): call.text
    case .view(let call): call.text
    case .worker(let call): call.text
    case .router(let call): call.text
    case .destinations(let call): call.text
    case .home(let call): call.text
    case .navigator(let call): call.text
    case .numbered(_, let call): call.text
    }
  }
}

/// The log of a login test.
package typealias KataLoginLog = KataLog<KataLoginCall>
