import LoginScene
import Observation

/// The messages to the spies of a test, in one order for all of them.
final class CallLog {
  var calls: [Call] = []
}

/// A message to one of the screen's neighbours, or something that was seen on it.
enum Call: Equatable {
  case loadRecord
  case askWorker(email: String, password: String)
  case save(Login.Remember.Record)
  case makeHome
  case giveUser(Login.User?)
  case replaceRoot(user: Login.User?)
  /// A screen that login does not lead to, or home in a place where it does not belong.
  case goAstray
  case see(Sight)
}

/// The properties of the screen that can only be read.
struct Sight: Equatable {
  var isLoading = false
  var greeting: String?
  var alert: String?
}

/// Records what the screen asks, and answers as the test wants it to.
final class WorkerSpy: LoginWorkerLogic {
  var answer: Result<Login.User, any Error> = .success(.init(name: "Ann"))
  /// Called while the worker is asked: the place for what the user does meanwhile.
  var meanwhile: () async -> Void = {}
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func authenticate(email: String, password: String) async throws -> Login.User {
    log.calls.append(.askWorker(email: email, password: password))
    await meanwhile()
    return try answer.get()
  }
}

/// Records what is loaded and saved; a caller that does not wait for it is ahead of it.
final class KeeperSpy: LoginKeeperWorkerLogic {
  var record: Login.Remember.Record?
  /// Called while a record is saved.
  var meanwhile: () -> Void = {}
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func load() async -> Login.Remember.Record? {
    log.calls.append(.loadRecord)
    return record
  }

  func save(_ record: Login.Remember.Record) async {
    await Task.yield()
    log.calls.append(.save(record))
    meanwhile()
  }
}

/// Records what is made.
final class DestinationsSpy: LoginDestinations {
  /// Called as home is made.
  var onHome: () -> Void = {}
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func makeHome() -> any LoginHomeScreen {
    log.calls.append(.makeHome)
    onHome()
    return HomeSpy(log)
  }

  func makeForgotPassword() -> any LoginScreen { astray() }
  func makeSignUp() -> any LoginScreen { astray() }

  private func astray() -> any LoginScreen {
    log.calls.append(.goAstray)
    return HomeSpy(log)
  }
}

/// Home, and the place for its user.
final class HomeSpy: LoginHomeScreen, LoginHomeDataStore {
  var user: Login.User? { didSet { log.calls.append(.giveUser(user)) } }
  var dataStore: any LoginHomeDataStore { self }
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }
}

/// Records what it is asked to show, as it is at that moment.
final class NavigatorSpy: LoginNavigatorLogic {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func push(_ screen: any LoginScreen) { log.calls.append(.goAstray) }
  func present(_ screen: any LoginScreen) { log.calls.append(.goAstray) }

  func replaceRoot(with screen: any LoginScreen) {
    log.calls.append(.replaceRoot(user: (screen as? HomeSpy)?.user))
  }
}

/// Given: calls back each time that something which `look` reads is about to change.
///
/// It may call back without a change: a screen that keeps all it shows as one value tells all readers.
func watch(
  _ look: @escaping @MainActor () -> Void, onChange tell: @escaping @MainActor () -> Void
) {
  withObservationTracking(look) {
    MainActor.assumeIsolated {
      tell()
      watch(look, onChange: tell)
    }
  }
}
