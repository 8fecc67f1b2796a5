import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class ReachingInteractor: LoginBusinessLogic {
  func logIn(_ request: Login.Authenticate.Request) async {
    let now = Date()  // expect: workers
    let later: Date = .now  // expect: workers
    _ = now < later
    UserDefaults.standard.set(true, forKey: "seen")  // expect: workers
    let files = FileManager.default  // expect: workers
    _ = files.contents(atPath: "")  // expect: workers
    try? await Task.sleep(for: .seconds(1))  // expect: workers
    _ = try? Data(contentsOf: URL(filePath: ""))  // expect: workers
    _ = try? String(contentsOfFile: "", encoding: .utf8)  // expect: workers
    _ = ContinuousClock.now  // expect: workers
    _ = Date(timeIntervalSince1970: 0)
    _ = URLSession.shared  // expect: workers
  }
}
