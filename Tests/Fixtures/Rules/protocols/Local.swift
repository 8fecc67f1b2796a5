final class LocalInteractor: LoginBusinessLogic {
  func logIn(_ request: Login.Authenticate.Request) async {
    let worker = GivenWorker()  // expect: protocols
    _ = try? await worker.authenticate(email: "")
  }
}

final class CallingInteractor: LoginBusinessLogic {
  func logIn(_ request: Login.Authenticate.Request) async {
    _ = try? await GivenWorker().authenticate(email: "")  // expect: protocols
  }
}
