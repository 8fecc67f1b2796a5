import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class ReachingInteractor: LoginBusinessLogic {
  private let session: URLSession  // expect: workers
  private var started = Date()  // expect: workers
  private let clock = ContinuousClock()  // expect: workers
  private let now: () -> Date

  init(session: URLSession, now: @escaping () -> Date = { Date() }) {  // expect: workers
    self.session = session
    self.now = now
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    let later: Date = .now  // expect: workers
    _ = now() < later
    [1].forEach { _ in
      UserDefaults.standard.removeObject(forKey: "a")  // expect: workers
    }
    _ = FileManager.default.contents(atPath: "")  // expect: workers
    try? await Task.sleep(for: .seconds(1))  // expect: workers
    _ = ProcessInfo.processInfo.environment["HOME"]  // expect: workers
    _ = Bundle.main.url(forResource: "a", withExtension: "json")  // expect: workers
    await Task {}.value  // expect: workers
    async let child: Void = {}()
    await child
    _ = Int.random(in: 0..<9)  // expect: workers
    let email = request.email ?? ""
    _ = email.lowercased(with: .current)  // expect: workers
    _ = email.lowercased(with: Locale(identifier: "tr_TR"))
    _ = TimeZone.current.secondsFromGMT()  // expect: workers
  }
}

final class StoringView: LoginDisplayLogic {
  private let defaults = UserDefaults.standard  // expect: workers
  private var chosen = Date()

  func displayLogin(_ viewModel: Login.Authenticate.ViewModel) {}
}

final class TimingPresenter: LoginPresentationLogic {
  func presentLogin(_ response: Login.Authenticate.Response) {
    _ = Date.now  // expect: workers
  }
}
