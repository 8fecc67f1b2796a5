/// One class for two parts: all else that is wrong with it follows.
final class Scene: LoginBusinessLogic, LoginPresentationLogic {  // expect: one-way
  private weak var view: (any LoginDisplayLogic)?
  private let worker: any LoginWorkerLogic

  init(_ view: any LoginDisplayLogic, _ worker: any LoginWorkerLogic) {
    (self.view, self.worker) = (view, worker)
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    let user = try? await worker.authenticate(email: request.email ?? "")
    presentLogin(user.map { .success($0) } ?? .failure(.unknown))
  }

  func presentLogin(_ response: Login.Authenticate.Response) {
    view?.displayLogin(.init(greeting: ""))
  }
}

final class SceneView: LoginDisplayLogic, LoginPresentationLogic {  // expect: one-way
  private let presenter: (any LoginPresentationLogic)? = nil

  func displayLogin(_ viewModel: Login.Authenticate.ViewModel) {}

  func presentLogin(_ response: Login.Authenticate.Response) { presenter?.presentLogin(response) }
}
