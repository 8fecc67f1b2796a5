typealias AnyWorker = GivenWorker

final class RenamingInteractor: LoginBusinessLogic {
  private typealias Worker = GivenWorker  // expect: protocols

  private var worker: Worker?  // expect: protocols
  private lazy var other: AnyWorker = GivenWorker()  // expect: protocols

  func logIn(_ request: Login.Authenticate.Request) async {}
}
