import LoginScene
import SpyKit

/// Makes parts that write down what they are told and pass it on, and knows which are still alive.
package final class KataPartsSpy: LoginParts {
  /// The workers' answer, from now on.
  package var answer = KataWorkerSpy.Answer.success(Login.User(name: "Ann"))
  /// Called while a worker is asked.
  package var meanwhile: () async -> Void = {}
  /// The number that parts bear in the log when they are made from now on; nil for none.
  package var scene: Int?
  /// The parts made so far, in the order of the alphabet.
  package var made: [String] { names.sorted() }
  private var names: [String] = []
  private var links: [(part: String, isNil: () -> Bool?)] = []
  private let leakCheck = KataLeakCheck()
  private let log: KataLoginLog

  package init(_ log: KataLoginLog) {
    self.log = log
  }

  /// The parts that are still alive, in the order of the alphabet.
  package var living: [String] { leakCheck.living }

  /// The same, noted as a count.
  package func alive() -> [String] { leakCheck.alive() }

  /// The parts that are still there, and whose link back is nil, in the same order.
  package var unlinked: [String] { links.filter { $0.isNil() == true }.map(\.part).sorted() }

  package func makeWorker() -> any LoginWorkerLogic {
    let worker = WorkerDouble(log, scene) { [self] in
      await meanwhile()
      return answer
    }
    return follow("worker", worker)
  }

  package func makePresenter() -> any LoginPresentationLogic & LoginViewLink {
    let presenter = PresenterDouble(log, number: scene)
    links.append((named("presenter"), { [weak presenter] in presenter.map { $0.view == nil } }))
    return follow("presenter", presenter)
  }

  package func makeInteractor(
    presenter: any LoginPresentationLogic, worker: any LoginWorkerLogic
  ) -> any LoginBusinessLogic & LoginDataStore {
    follow("interactor", InteractorDouble(log, scene, presenter: presenter, worker: worker))
  }

  package func makeRouter(
    dataStore: any LoginDataStore
  ) -> any LoginRoutingLogic & LoginNavigatorLink {
    let router = RouterDouble(log, scene, dataStore: dataStore)
    links.append((named("router"), { [weak router] in router.map { $0.navigator == nil } }))
    return follow("router", router)
  }

  package func makeView(
    interactor: any LoginBusinessLogic, router: any LoginRoutingLogic
  ) -> any LoginDisplayLogic {
    follow("view", KataViewDouble(log, scene, interactor: interactor, router: router))
  }

  private func named(_ part: String) -> String { scene.map { "\(part) \($0)" } ?? part }

  private func follow<Part: AnyObject>(_ name: String, _ part: Part) -> Part {
    let name = named(name)
    names.append(name)
    leakCheck.watch(part, as: name)
    return part
  }
}

/// A View that does in a scene what it should, and writes down what it is told.
package final class KataViewDouble: KataLoginSpy, LoginDisplayLogic {
  private let interactor: any LoginBusinessLogic
  private let router: any LoginRoutingLogic

  init(
    _ log: KataLoginLog, _ number: Int?, interactor: any LoginBusinessLogic,
    router: any LoginRoutingLogic
  ) {
    self.interactor = interactor
    self.router = router
    super.init(log, number: number)
  }

  /// Taps the button.
  package func logIn(email: String? = "ann@x.org", password: String? = "s3cret") async {
    await interactor.logIn(.init(email: email, password: password))
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

private final class InteractorDouble: KataLoginSpy, LoginBusinessLogic, LoginDataStore {
  private(set) var user: Login.User?
  private let presenter: any LoginPresentationLogic
  private let worker: any LoginWorkerLogic

  init(
    _ log: KataLoginLog, _ number: Int?, presenter: any LoginPresentationLogic,
    worker: any LoginWorkerLogic
  ) {
    self.presenter = presenter
    self.worker = worker
    super.init(log, number: number)
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    record(.interactor(.logIn(request)))
    do {
      let user = try await worker.authenticate(
        email: request.email ?? "", password: request.password ?? "")
      self.user = user
      presenter.presentLogin(.success(user))
    } catch {
      if !(error is Login.Failure) { note("interactor", "gets an error of another type") }
      presenter.presentLogin(.failure(error as? Login.Failure ?? .unknown))
    }
  }
}

private final class PresenterDouble: KataLoginSpy, LoginPresentationLogic, LoginViewLink {
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    record(.presenter(.presentLogin(response)))
    switch response {
    case .success(let user): view?.displayWelcome(.init(greeting: "Welcome, \(user.name)!"))
    case .failure(.missingCredentials): view?.displayProblem(.init(title: "", message: ""))
    case .failure: view?.displayProblem(.init(title: "No entry", message: "Try again."))
    }
  }
}

private final class RouterDouble: KataLoginSpy, LoginRoutingLogic, LoginNavigatorLink {
  weak var navigator: (any LoginNavigatorLogic)?
  private let dataStore: any LoginDataStore

  init(_ log: KataLoginLog, _ number: Int?, dataStore: any LoginDataStore) {
    self.dataStore = dataStore
    super.init(log, number: number)
  }

  func routeToHome() {
    record(.router(.routeToHome))
    guard let user = dataStore.user else { return }
    guard let navigator else { return note("router", "has a user, and no navigator") }
    navigator.replaceRoot(with: KataScreenSpy(.home(user: user)))
  }
}

private final class WorkerDouble: KataLoginSpy, LoginWorkerLogic {
  private let answer: () async -> KataWorkerSpy.Answer

  init(
    _ log: KataLoginLog, _ number: Int?, answer: @escaping () async -> KataWorkerSpy.Answer
  ) {
    self.answer = answer
    super.init(log, number: number)
  }

  func authenticate(email: String, password: String) async throws -> Login.User {
    let question = record(.worker(.authenticate(email: email, password: password)))
    if Task.isCancelled { note("worker", "is cancelled") }
    return try log.give(await answer(), to: question)
  }
}
