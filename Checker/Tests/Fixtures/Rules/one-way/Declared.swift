/// Ways back that a declaration shows.
final class AskingPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?
  weak var interactor: (any LoginBusinessLogic)?  // expect: one-way
  weak var store: (any LoginDataStore)?  // expect: one-way

  func presentLogin(_ response: Login.Authenticate.Response) {
    guard let interactor else { return }  // expect: one-way
    Task { await interactor.logIn(.init(email: nil)) }
  }

  func presentLater(_ work: (any LoginBusinessLogic) -> Void) {}  // expect: one-way
}

final class ScreenInteractor: LoginBusinessLogic {
  private unowned let screen: any LoginDisplayLogic  // expect: one-way

  init(name: String, screen: any LoginDisplayLogic) {  // expect: one-way
    self.screen = screen
  }

  func logIn(_ request: Login.Authenticate.Request) async {}
}

final class LeadingInteractor: LoginBusinessLogic {
  private let router: any LoginRoutingLogic  // expect: one-way

  init(router: any LoginRoutingLogic) {  // expect: one-way
    self.router = router
  }

  func logIn(_ request: Login.Authenticate.Request) async { router.routeToHome() }
}

final class AnsweringView: LoginDisplayLogic {
  var answers: [String: (any LoginPresentationLogic)?] = [:]  // expect: one-way

  func displayLogin(_ viewModel: Login.Authenticate.ViewModel) {
    let presenter = GivenPresenter()  // expect: one-way
    presenter.presentLogin(.failure(.unknown))
  }
}

final class CastingPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    _ = view as? any LoginBusinessLogic  // expect: one-way
    if case let interactor as GivenInteractor = view as Any { _ = interactor }  // expect: one-way
  }
}

class BasePresenter {
  var asked: (any LoginBusinessLogic)?  // expect: one-way
}

final class DerivedPresenter: BasePresenter {}

extension DerivedPresenter: LoginPresentationLogic {
  func presentLogin(_ response: Login.Authenticate.Response) {}
}

/// One class for two parts: all else that is wrong with it follows.
final class Everything: LoginBusinessLogic, LoginPresentationLogic {  // expect: one-way
  private weak var view: (any LoginDisplayLogic)?

  func logIn(_ request: Login.Authenticate.Request) async { presentLogin(.failure(.unknown)) }
  func presentLogin(_ response: Login.Authenticate.Response) {}
}

protocol NamedPresenterInput: AnyObject {}

/// A Presenter, whatever its protocol is called.
final class NamedPresenter: NamedPresenterInput {
  private let interactor: any LoginBusinessLogic  // expect: one-way

  init(_ interactor: any LoginBusinessLogic) {  // expect: one-way
    self.interactor = interactor
  }
}
