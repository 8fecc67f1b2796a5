import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The same things by other names.
final class SystemInteractor: LoginBusinessLogic {
  func logIn(_ request: Login.Authenticate.Request) async {
    _ = Date.timeIntervalSinceReferenceDate  // expect: workers
    _ = Date.distantPast.timeIntervalSinceReferenceDate
    _ = clock()  // expect: workers
    _ = ProcessInfo.processInfo.environment["HOME"]  // expect: workers
    _ = ProcessInfo.processInfo.systemUptime  // expect: workers
    _ = getenv("HOME")  // expect: workers
    _ = system("ls")  // expect: workers
    _ = Process()  // expect: workers
    _ = popen("ls", "r")  // expect: workers
    _ = Int.random(in: 0..<9)  // expect: workers
    _ = [1, 2].shuffled()  // expect: workers
    _ = [1, 2].randomElement()  // expect: workers
    _ = rand()  // expect: workers
    _ = DispatchTime.now()  // expect: workers
    _ = UUID()
    _ = request.email?.hashValue
  }
}
