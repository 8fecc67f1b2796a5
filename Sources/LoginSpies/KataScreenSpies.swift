import LoginScene

/// A screen with nothing on it, which knows what the log calls it.
package class KataScreenSpy: LoginScreen {
  /// How many screens had been made when this one was, itself among them.
  package let number: Int
  private let kind: KataLoginCall.Screen

  package init(_ kind: KataLoginCall.Screen, number: Int = 1) {
    self.kind = kind
    self.number = number
  }

  /// What is to be seen of it now.
  package var shown: KataLoginCall.Screen { kind }
}

/// A home screen, which records what its data store is given.
package final class KataHomeScreenSpy: KataScreenSpy, LoginHomeScreen {
  package let dataStore: any LoginHomeDataStore

  fileprivate init(_ log: KataLoginLog, number: Int) {
    dataStore = KataHomeDataStoreSpy(log)
    super.init(.home(user: nil), number: number)
  }

  package override var shown: KataLoginCall.Screen { .home(user: dataStore.user) }
}

private final class KataHomeDataStoreSpy: LoginHomeDataStore {
  var user: Login.User? {
    didSet { log.record(.home(.setUser(user))) }
  }
  private let log: KataLoginLog

  init(_ log: KataLoginLog) {
    self.log = log
  }
}

/// Records which screens the Router has made, and makes them.
package final class KataDestinationsSpy: LoginDestinations {
  private let log: KataLoginLog
  private var made = 0

  package init(_ log: KataLoginLog) {
    self.log = log
  }

  package func makeHome() -> any LoginHomeScreen {
    log.record(.destinations(.makeHome))
    return KataHomeScreenSpy(log, number: next())
  }

  package func makeForgotPassword() -> any LoginScreen {
    log.record(.destinations(.makeForgotPassword))
    return KataScreenSpy(.forgotPassword, number: next())
  }

  package func makeSignUp() -> any LoginScreen {
    log.record(.destinations(.makeSignUp))
    return KataScreenSpy(.signUp, number: next())
  }

  private func next() -> Int {
    made += 1
    return made
  }
}
