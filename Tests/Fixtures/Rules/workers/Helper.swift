import Foundation

#if canImport(Glibc)
  import Glibc
#endif

typealias Settings = UserDefaults

final class HelpedInteractor: LoginBusinessLogic {
  private let store = Store()
  private let worker: any LoginWorkerLogic = OwnWorker()

  func logIn(_ request: Login.Authenticate.Request) async {
    store.remember()
    _ = Stamp()
    _ = try? await worker.authenticate(email: "")
  }
}

private final class Store {
  func remember() {
    Settings.standard.set(true, forKey: "seen")  // expect: workers through Store.remember
  }
}

private struct Stamp {
  let made = Date()  // expect: workers through Stamp
  let seconds = time(nil)  // expect: workers through Stamp
}

private final class OwnWorker: LoginWorkerLogic {
  func authenticate(email: String) async throws -> Login.User {
    UserDefaults.standard.set(email, forKey: "email")
    return Login.User(name: "\(Date())")
  }
}
