import Foundation
import Observation

/// A scene as it should be, with what its rules allow.
@Observable
final class WholeView: LoginDisplayLogic {
  private var chosen = Date()
  private let interactor: any LoginBusinessLogic
  private let router: any LoginRoutingLogic

  init(interactor: any LoginBusinessLogic, router: any LoginRoutingLogic) {
    self.interactor = interactor
    self.router = router
  }

  func displayLogin(_ viewModel: Login.Authenticate.ViewModel) {
    Task { await interactor.logIn(.init(email: nil)) }
    router.routeToHome()
  }
}

final class WholeInteractor<Worker: LoginWorkerLogic>: LoginBusinessLogic, LoginDataStore {
  private(set) var user: Login.User?
  private let presenter: any LoginPresentationLogic
  private let worker: Worker
  private let clock: any Clock<Duration>
  private let opened: Date

  init(
    presenter: any LoginPresentationLogic, worker: Worker, clock: any Clock<Duration>, opened: Date
  ) {
    (self.presenter, self.worker, self.clock, self.opened) = (presenter, worker, clock, opened)
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    let email = request.email?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    do {
      user = try await worker.authenticate(email: email)
      let amount = try? Int(email, format: .number)
      presenter.presentLogin(.success(Login.User(name: String(describing: amount))))
    } catch {
      presenter.presentLogin(.failure(error as? Login.Failure ?? .unknown))
    }
  }
}

final class WholePresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic & Sendable)?
  private let locale: Locale
  private static let words: [String: String] = ["offline": "You're offline"]

  init(locale: Locale) {
    self.locale = locale
  }

  func presentLogin(_ response: Login.Authenticate.Response) {
    let text = Self.words["offline", default: 3.formatted(.number.locale(locale))]
    view?.displayLogin(.init(greeting: text))
  }
}

final class WholeRouter: LoginRoutingLogic {
  weak var view: (any LoginDisplayLogic)?
  weak var dataStore: (any LoginDataStore)?
  private let open: (any LoginDisplayLogic) -> Void = { _ in }

  func routeToHome() { open(makeWholeScene()) }
}

/// Makes all parts, and may know their classes, the clock and the machine's locale.
func makeWholeScene() -> WholeView {
  let presenter = WholePresenter(locale: .current)
  let interactor = WholeInteractor(
    presenter: presenter, worker: WholeWorker(), clock: ContinuousClock(), opened: Date())
  return WholeView(interactor: interactor, router: WholeRouter())
}

final class WholeWorker: LoginWorkerLogic {
  /// Sent to a server, and no message of the cycle.
  private final class Request {
    var sent: (() -> Void)?
  }

  func authenticate(email: String) async throws -> Login.User {
    UserDefaults.standard.set(email, forKey: "email")
    try await Task.sleep(for: .zero)
    return Login.User(name: Date().formatted())
  }
}
