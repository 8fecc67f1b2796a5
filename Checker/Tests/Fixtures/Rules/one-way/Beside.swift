/// Routers and workers, which stand beside the cycle, and turn back into it.
final class AskingRouter: LoginRoutingLogic {
  private let interactor: any LoginBusinessLogic & LoginDataStore  // expect: one-way

  init(interactor: any LoginBusinessLogic & LoginDataStore) {  // expect: one-way
    self.interactor = interactor
  }

  func routeToHome() {}
}

final class CastingRouter: LoginRoutingLogic {
  private let store: any LoginDataStore

  init(store: any LoginDataStore) {
    self.store = store
  }

  func routeToHome() {
    (store as? any LoginBusinessLogic).map(repeatLogin)  // expect: one-way
  }

  private func repeatLogin(by interactor: any LoginBusinessLogic) {  // expect: one-way
    Task { await interactor.logIn(.init(email: nil)) }
  }
}

final class TellingRouter: LoginRoutingLogic {
  weak var presenter: (any LoginPresentationLogic)?  // expect: one-way

  func routeToHome() { presenter?.presentLogin(.failure(.offline)) }
}

/// The parts of the next scene are a configurator's to make.
final class MakingRouter: LoginRoutingLogic {
  func routeToHome() {
    let presenter = GivenPresenter()  // expect: one-way
    _ = presenter
  }
}

final class PresentingWorker: LoginWorkerLogic {
  weak var presenter: (any LoginPresentationLogic)?  // expect: one-way

  func authenticate(email: String) async throws -> Login.User {
    presenter?.presentLogin(.failure(.offline))
    throw Login.Failure.offline
  }
}

final class KnowingWorker: LoginWorkerLogic {
  private let interactor: any LoginBusinessLogic  // expect: one-way
  private unowned let view: any LoginDisplayLogic  // expect: one-way

  init(_ interactor: any LoginBusinessLogic, view: any LoginDisplayLogic) {  // expect: one-way
    self.interactor = interactor
    self.view = view
  }

  func authenticate(email: String) async throws -> Login.User {
    leave(by: view)
    return Login.User(name: email)
  }

  private func leave(by way: AnyObject) {
    (way as? any LoginRoutingLogic)?.routeToHome()  // expect: one-way
  }
}

final class ReachingWorker: LoginWorkerLogic {
  func authenticate(email: String) async throws -> Login.User {
    Notices.show(email, on: self)
    return Login.User(name: email)
  }
}

private enum Notices {
  static func show(_ text: String, on screen: AnyObject) {
    let view = screen as? any LoginDisplayLogic  // expect: one-way through Notices.show
    view?.displayLogin(.init(greeting: text))
  }
}

/// A class that asks and answers, for want of a second one.
final class Service: LoginBusinessLogic, LoginWorkerLogic {  // expect: one-way
  func logIn(_ request: Login.Authenticate.Request) async {}
  func authenticate(email: String) async throws -> Login.User { Login.User(name: email) }
}

final class Pilot: LoginRoutingLogic, LoginPresentationLogic {  // expect: one-way
  func presentLogin(_ response: Login.Authenticate.Response) { routeToHome() }
  func routeToHome() {}
}

final class AskingView: LoginDisplayLogic {
  private let worker: any LoginWorkerLogic  // expect: one-way

  init(worker: any LoginWorkerLogic) {  // expect: one-way
    self.worker = worker
  }

  func displayLogin(_ viewModel: Login.Authenticate.ViewModel) {}
}

final class RoutingPresenter: LoginPresentationLogic {
  weak var router: (any LoginRoutingLogic)?  // expect: one-way

  func presentLogin(_ response: Login.Authenticate.Response) { router?.routeToHome() }
}
