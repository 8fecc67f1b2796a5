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
    _ = UUID().uuidString  // expect: workers
    _ = "\(UUID().uuid)"  // expect: workers
    let ticket = UUID()
    _ = "\(ticket)"  // expect: workers
    _ = String(describing: ticket)  // expect: workers
    _ = try? JSONEncoder().encode(ticket)  // expect: workers
    _ = Set([ticket]).contains(ticket) || [ticket] == []
    _ = UUID(uuidString: "")
    _ = DateInterval()  // expect: workers
    _ = DateInterval(start: .distantPast, duration: 1)
    _ = request.email?.hashValue  // expect: workers
    _ = Seat(row: 1).hashValue  // expect: workers
    _ = Set([Seat(row: 1)]).contains(Seat(row: 2))
    _ = Set([Place(row: 1)])
    var hasher = Hasher()  // expect: workers
    request.email?.hash(into: &hasher)
    _ = hasher.finalize()  // expect: workers
  }

  struct Seat: Hashable {
    let row: Int
  }
}

/// How a value is to be hashed is no chance yet.
private struct Place: Hashable {
  let row: Int
  func hash(into hasher: inout Hasher) { hasher.combine(row) }
}
