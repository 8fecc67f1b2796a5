final class StoringInteractor: LoginBusinessLogic {
  private let worker: GivenWorker  // expect: protocols
  private var spare: [String: GivenWorker?] = [:]  // expect: protocols
  private let presenter: any LoginPresentationLogic

  init(
    presenter: any LoginPresentationLogic,
    worker: GivenWorker  // expect: protocols
  ) {
    self.presenter = presenter
    self.worker = worker
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    _ = try? await worker.authenticate(email: "")
    presenter.presentLogin(.failure(.unknown))
  }
}

final class StoringRouter: LoginRoutingLogic {
  weak var view: GivenView?  // expect: protocols

  func routeToHome() {}
}
