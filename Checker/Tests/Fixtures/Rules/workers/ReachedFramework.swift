import Foundation

#if canImport(Glibc)
  import Glibc
#endif

final class HelpedInteractor: LoginBusinessLogic, Stamping {
  @Kept(key: "email") private var email: String?
  private let store = Store()
  private let worker: any LoginWorkerLogic = OwnWorker()

  func logIn(_ request: Login.Authenticate.Request) async {
    email = request.email
    store.remember()
    _ = (Stamp(), stamp)
    _ = [1].map(Now.tell)
    _ = try? await worker.authenticate(email: "")
  }
}

private final class Store {
  func remember() {
    UserDefaults.standard.set(true, forKey: "seen")  // expect: workers through Store.remember
  }
}

private struct Stamp {
  let made = Date()  // expect: workers through Stamp
  let seconds = time(nil)  // expect: workers through Stamp
}

protocol Stamping {}

extension Stamping {
  var stamp: Date { Date() }  // expect: workers through Stamping.stamp
}

private enum Now {
  static func tell(_ number: Int) -> Date { .now }  // expect: workers through Now.tell
}

@propertyWrapper
struct Kept {
  let key: String

  var wrappedValue: String? {
    get {
      UserDefaults.standard.string(forKey: key)  // expect: workers through Kept.wrappedValue
    }
    set {
      UserDefaults.standard.set(newValue, forKey: key)  // expect: workers through Kept.wrappedValue
    }
  }
}

private final class OwnWorker: LoginWorkerLogic {
  func authenticate(email: String) async throws -> Login.User {
    UserDefaults.standard.set(email, forKey: "email")
    return Login.User(name: "\(Date())")
  }
}
