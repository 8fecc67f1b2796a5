/// A part, with a name that another file has for something else.
private final class Keeper: LoginWorkerLogic {
  func authenticate(email: String) async throws -> Login.User { Login.User(name: email) }
}

final class KeepingInteractor: LoginBusinessLogic {
  private var keeper: Keeper?  // expect: protocols

  func logIn(_ request: Login.Authenticate.Request) async {}
}
