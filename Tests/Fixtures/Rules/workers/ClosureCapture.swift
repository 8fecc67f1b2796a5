import Foundation

final class ClosingInteractor: LoginBusinessLogic {
  private let now: () -> Date

  init(now: @escaping () -> Date = { Date() }) {  // expect: workers
    self.now = now
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    let defaults = UserDefaults.standard  // expect: workers
    [1].forEach { _ in
      defaults.removeObject(forKey: "a")  // expect: workers
    }
    let make = Date.init as () -> Date  // expect: workers
    _ = make
  }
}
