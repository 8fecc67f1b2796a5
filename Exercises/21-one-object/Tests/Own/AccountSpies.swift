import LoginScene
import Observation

@testable import Exercise21

/// The messages to the spies of a test, in one order for all of them.
final class CallLog {
  var calls: [Call] = []
}

/// A message to one of the screen's neighbours, with everything that it carries.
enum Call: Equatable {
  case askWorker(email: String, password: String)
}

/// Records what the screen asks of its worker, and answers that Ann has logged in.
final class WorkerSpy: LoginWorkerLogic {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func authenticate(email: String, password: String) async throws -> Login.User {
    log.calls.append(.askWorker(email: email, password: password))
    return Login.User(name: "Ann")
  }
}

/// Your task: this one records nothing, and neither do those below.
final class KeeperSpy: LoginKeeperWorkerLogic {
  func load() async -> Login.Remember.Record? { nil }

  func save(_ record: Login.Remember.Record) async {}
}

final class DestinationsSpy: LoginDestinations {
  func makeHome() -> any LoginHomeScreen { HomeSpy() }

  // A login screen makes no others.
  func makeForgotPassword() -> any LoginScreen { HomeSpy() }
  func makeSignUp() -> any LoginScreen { HomeSpy() }
}

final class HomeSpy: LoginHomeScreen, LoginHomeDataStore {
  var user: Login.User?
  var dataStore: any LoginHomeDataStore { self }
}

final class NavigatorSpy: LoginNavigatorLogic {
  func push(_ screen: any LoginScreen) {}
  func present(_ screen: any LoginScreen) {}
  func replaceRoot(with screen: any LoginScreen) {}
}

/// Given: calls back each time that something which `look` reads is about to change.
///
/// It may call back without a change: a screen that keeps all it shows as one value tells all readers.
/// A property that is worked out with `&&` may be read only in part: call `watch` again before each
/// step.
func watch(_ look: @escaping @MainActor () -> Void, onChange tell: @escaping @MainActor () -> Void)
{
  withObservationTracking(look) {
    MainActor.assumeIsolated {
      tell()
      watch(look, onChange: tell)
    }
  }
}
