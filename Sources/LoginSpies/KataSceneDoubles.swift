import LoginScene

/// A View that does in a scene what it should, and writes down what it is told.
package final class KataViewDouble: LoginDisplayLogic {
  private let record: (KataLoginCall) -> Void
  private let interactor: any LoginBusinessLogic
  private let router: any LoginRoutingLogic

  init(
    _ record: @escaping (KataLoginCall) -> Void, interactor: any LoginBusinessLogic,
    router: any LoginRoutingLogic
  ) {
    self.record = record
    self.interactor = interactor
    self.router = router
  }

  /// Somebody taps the button.
  package func logIn() async {
    await interactor.logIn(.init(email: "ann@x.org", password: "s3cret"))
  }

  /// Asks for home, as after a welcome.
  package func goHome() {
    router.routeToHome()
  }

  package func displayWelcome(_ viewModel: Login.Authenticate.ViewModel.Welcome) {
    record(.view(.displayWelcome(viewModel)))
    goHome()
  }

  package func displayProblem(_ viewModel: Login.Authenticate.ViewModel.Problem) {
    record(.view(.displayProblem(viewModel)))
  }
}

final class KataInteractorDouble: LoginBusinessLogic, LoginDataStore {
  private(set) var user: Login.User?
  private let record: (KataLoginCall) -> Void
  private let presenter: any LoginPresentationLogic
  private let worker: any LoginWorkerLogic

  init(
    _ record: @escaping (KataLoginCall) -> Void, presenter: any LoginPresentationLogic,
    worker: any LoginWorkerLogic
  ) {
    self.record = record
    self.presenter = presenter
    self.worker = worker
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    record(.interactor(.logIn(request)))
    do {
      let user = try await worker.authenticate(
        email: request.email ?? "", password: request.password ?? "")
      self.user = user
      presenter.presentLogin(.success(user))
    } catch {
      presenter.presentLogin(.failure(error as? Login.Failure ?? .unknown))
    }
  }
}

final class KataPresenterDouble: LoginPresentationLogic, LoginViewLink {
  weak var view: (any LoginDisplayLogic)?
  private let record: (KataLoginCall) -> Void

  init(_ record: @escaping (KataLoginCall) -> Void) {
    self.record = record
  }

  func presentLogin(_ response: Login.Authenticate.Response) {
    record(.presenter(.presentLogin(response)))
    switch response {
    case .success(let user): view?.displayWelcome(.init(greeting: "Welcome, \(user.name)!"))
    case .failure: view?.displayProblem(.init(title: "No entry", message: "Try again."))
    }
  }
}

final class KataRouterDouble: LoginRoutingLogic, LoginNavigatorLink {
  weak var navigator: (any LoginNavigatorLogic)?
  private let record: (KataLoginCall) -> Void
  private let dataStore: any LoginDataStore

  init(_ record: @escaping (KataLoginCall) -> Void, dataStore: any LoginDataStore) {
    self.record = record
    self.dataStore = dataStore
  }

  func routeToHome() {
    record(.router(.routeToHome))
    guard let user = dataStore.user else { return }
    guard let navigator else { return record(.router(.hasNoNavigator)) }
    navigator.replaceRoot(with: KataScreenSpy(.home(user: user)))
  }
}

final class KataWorkerDouble: LoginWorkerLogic {
  private let record: (KataLoginCall) -> Void
  private let answer: () -> KataWorkerSpy.Answer

  init(
    _ record: @escaping (KataLoginCall) -> Void, answer: @escaping () -> KataWorkerSpy.Answer
  ) {
    self.record = record
    self.answer = answer
  }

  func authenticate(email: String, password: String) async throws -> Login.User {
    record(.worker(.authenticate(email: email, password: password)))
    return try answer().get()
  }
}
