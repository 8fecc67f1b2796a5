/// Closures that go the right way, or to nobody in particular.
protocol Listening: AnyObject {
  func hear(_ heard: @escaping () -> Void)
}

protocol Leaving: AnyObject {
  var willLeave: ((any LoginDisplayLogic) -> Void)? { get set }
}

protocol Answering: AnyObject {
  var answered: (() -> Void)? { get set }
}

protocol Counting: AnyObject {
  var count: (Int) -> Int { get set }
}

final class AnsweringWorker: LoginWorkerLogic, Answering {
  var answered: (() -> Void)?

  func authenticate(email: String) async throws -> Login.User {
    answered?()
    Board.told?()
    return Login.User(name: email)
  }
}

final class LeavingRouter: LoginRoutingLogic, Leaving {
  var willLeave: ((any LoginDisplayLogic) -> Void)?

  func routeToHome() { Board.left["home"]?() }
}

final class ListeningInteractor: LoginBusinessLogic, Listening, Counting {
  var count: (Int) -> Int = { $0 }
  private let presenter: any LoginPresentationLogic

  init(presenter: any LoginPresentationLogic, worker: any LoginWorkerLogic) {
    self.presenter = presenter
    (worker as? any Answering)?.answered = { [weak self] in self?.note() }
    Board.told = { [weak self] in self?.note() }
    Board.noted.append { [weak self] in self?.note() }
  }

  func hear(_ heard: @escaping () -> Void) {}
  func note() {}

  func logIn(_ request: Login.Authenticate.Request) async {
    Board.told = nil
    Board.left["home"] = nil
    Board.shared.count += 1
    Board.number += 1
  }
}

final class ListeningPresenter: LoginPresentationLogic, Listening {
  func presentLogin(_ response: Login.Authenticate.Response) {}
  func hear(_ heard: @escaping () -> Void) {}
}

final class LeavingView: LoginDisplayLogic {
  private let interactor: any LoginBusinessLogic

  init(interactor: any LoginBusinessLogic, router: any LoginRoutingLogic) {
    self.interactor = interactor
    (router as? any Leaving)?.willLeave = { [weak self] _ in self?.clear() }
    (interactor as? any Counting)?.count = { [interactor] in
      _ = interactor
      return $0
    }
    Board.left["home"] = { [weak self] in self?.clear() }
    Board.noted.append { [weak self] in self?.clear() }
  }

  func note() {
    Board.tell { [weak self] in self?.clear() }
    Board.shared.later { [weak self] in self?.clear() }
    Board.once { [weak self] in self?.clear() }
  }

  func clear() { Board.noted.forEach { $0() } }

  func displayLogin(_ viewModel: Login.Authenticate.ViewModel) {}
}

private final class Board {
  static let shared = Board()
  static var told: (() -> Void)?
  static var left: [String: () -> Void] = [:]
  static var noted: [() -> Void] = []
  static var number = 0
  private static var teller: (() -> Void)?

  var count = 0
  private var waiting: [() -> Void] = []

  static func tell(_ teller: @escaping () -> Void) { self.teller = teller }
  static func once(_ work: @escaping () -> Void) {
    number += 1
    work()
  }
  func later(_ work: @escaping () -> Void) { waiting.append(work) }
}

/// What it has yet to tell, in closures of its own.
final class QueueingInteractor: LoginBusinessLogic {
  private var queue: [(any LoginPresentationLogic) -> Void] = []
  private var named: [String: (any LoginPresentationLogic) -> Void] = [:]
  private let presenter: any LoginPresentationLogic

  init(presenter: any LoginPresentationLogic) {
    self.presenter = presenter
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    queue.append { [weak self] in self?.tell($0) }
    named["last"] = { [weak self] in self?.tell($0) }
    queue.forEach { $0(presenter) }
  }

  private func tell(_ presenter: any LoginPresentationLogic) {
    presenter.presentLogin(.failure(.unknown))
  }
}

@MainActor func listened(_ view: LeavingView, by all: [any Listening]) {
  for one in all { one.hear { [weak view] in view?.clear() } }
}
