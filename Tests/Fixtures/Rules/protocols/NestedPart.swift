/// A worker inside the part that uses it is still a worker.
final class NestingInteractor: LoginBusinessLogic {
  private let worker = Worker()  // expect: protocols
  private let other: any LoginWorkerLogic = Worker()

  func logIn(_ request: Login.Authenticate.Request) async {
    _ = try? await worker.authenticate(email: "")
    _ = try? await other.authenticate(email: "")
  }

  private final class Worker: LoginWorkerLogic {
    func authenticate(email: String) async throws -> Login.User { Login.User(name: email) }
  }
}

final class GenericallyHoldingInteractor: LoginBusinessLogic {
  private let holder = Holding<GivenWorker>(GivenWorker())  // expect: protocols
  private let kept = Kept<GivenWorker> { GivenWorker() }  // expect: protocols

  func logIn(_ request: Login.Authenticate.Request) async {}
}

private struct Holding<Held> {
  let held: Held

  init(_ held: Held) { self.held = held }
}

private final class Kept<Held> {
  private let make: () -> Held

  init(_ make: @escaping () -> Held) { self.make = make }
}
