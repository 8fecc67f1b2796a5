import LoginScene
import SpyKit

/// Records what it is asked to show, as it is at that moment, and shows nothing.
package final class KataNavigatorSpy: KataLoginSpy, LoginNavigatorLogic {
  /// Called with each screen that is to be shown.
  package var onShow: (any LoginScreen) -> Void = { _ in }
  /// The screens shown so far, kept alive as they are under other screens.
  private var screens: [any LoginScreen] = []

  package func push(_ screen: any LoginScreen) {
    record(.navigator(.push(shown(screen))))
    onShow(screen)
  }

  package func present(_ screen: any LoginScreen) {
    record(.navigator(.present(shown(screen))))
    onShow(screen)
  }

  package func replaceRoot(with screen: any LoginScreen) {
    record(.navigator(.replaceRoot(with: shown(screen))))
    onShow(screen)
  }

  private func shown(_ screen: any LoginScreen) -> KataLoginCall.Screen {
    screens.append(screen)
    return (screen as? KataScreenSpy)?.shown ?? .madeByNoDestination
  }
}

/// Records which screens the Router has made, and makes them.
package final class KataDestinationsSpy: LoginDestinations {
  /// Who is in each home's data store when it is made.
  package var formerUser: Login.User?
  private let log: KataLoginLog
  private var made = 0

  package init(_ log: KataLoginLog) {
    self.log = log
  }

  package func makeHome() -> any LoginHomeScreen {
    log.record(.destinations(.makeHome))
    return KataHomeScreenSpy(log, number: next(), formerUser: formerUser)
  }

  package func makeForgotPassword() -> any LoginScreen {
    log.record(.destinations(.makeForgotPassword))
    return KataDetourScreenSpy(.forgotPassword, log, number: next())
  }

  package func makeSignUp() -> any LoginScreen {
    log.record(.destinations(.makeSignUp))
    return KataDetourScreenSpy(.signUp, log, number: next())
  }

  private func next() -> Int {
    made += 1
    return made
  }
}

/// A screen with nothing on it, which knows what the log calls it.
package class KataScreenSpy: LoginScreen {
  /// How many screens had been made when this one was, itself among them.
  package let number: Int
  private let kind: KataLoginCall.Screen

  package init(_ kind: KataLoginCall.Screen, number: Int = 1) {
    self.kind = kind
    self.number = number
  }

  /// The kind of screen that is seen.
  package var shown: KataLoginCall.Screen { kind }
}

/// A home screen, which records what its data store is given.
package final class KataHomeScreenSpy: KataScreenSpy, LoginHomeScreen {
  package let dataStore: any LoginHomeDataStore

  fileprivate init(_ log: KataLoginLog, number: Int, formerUser: Login.User?) {
    dataStore = KataHomeDataStoreSpy(log, formerUser, KataLoginCall.home)
    super.init(.home(user: nil), number: number)
  }

  package override var shown: KataLoginCall.Screen { .home(user: dataStore.user) }
}

/// A screen beside the way home, with a place for a user all the same, which stays empty.
private final class KataDetourScreenSpy: KataScreenSpy, LoginHomeScreen {
  let dataStore: any LoginHomeDataStore

  init(_ kind: KataLoginCall.Screen, _ log: KataLoginLog, number: Int) {
    dataStore = KataHomeDataStoreSpy(log, nil, KataLoginCall.detour)
    super.init(kind, number: number)
  }
}

private final class KataHomeDataStoreSpy: KataLoginSpy, LoginHomeDataStore {
  var user: Login.User? {
    didSet { record(screen(.setUser(user))) }
  }
  private let screen: (KataLoginCall.Home) -> KataLoginCall

  init(
    _ log: KataLoginLog, _ formerUser: Login.User?,
    _ screen: @escaping (KataLoginCall.Home) -> KataLoginCall
  ) {
    user = formerUser
    self.screen = screen
    super.init(log)
  }
}
