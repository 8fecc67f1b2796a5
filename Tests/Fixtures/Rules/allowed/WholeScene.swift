import Foundation
import Observation

/// A scene as it should be, with all that its rules allow.
enum Whole {
  @Observable
  final class View: LoginDisplayLogic {
    var email = ""
    private(set) var greeting: String?
    private var chosen = Date()
    private let interactor: any LoginBusinessLogic
    private let router: any LoginRoutingLogic

    init(interactor: any LoginBusinessLogic, router: any LoginRoutingLogic) {
      self.interactor = interactor
      self.router = router
    }

    func logIn() async {
      await interactor.logIn(.init(email: email))
      Task { await interactor.logIn(.init(email: nil)) }
    }

    func displayLogin(_ viewModel: Login.Authenticate.ViewModel) {
      greeting = viewModel.greeting
      router.routeToHome()
    }
  }

  final class Interactor<Worker: LoginWorkerLogic>: LoginBusinessLogic, LoginDataStore {
    private(set) var user: Login.User?
    private var requests: [String] = []
    private let presenter: any LoginPresentationLogic
    private let worker: Worker
    private let clock: any Clock<Duration>
    private let opened: Date

    init(
      presenter: any LoginPresentationLogic, worker: Worker, clock: any Clock<Duration>,
      opened: Date
    ) {
      self.presenter = presenter
      self.worker = worker
      self.clock = clock
      self.opened = opened
    }

    func logIn(_ request: Login.Authenticate.Request) async {
      let email = request.email?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
      requests.append("\(email.lowercased()) \(requests.count)")
      guard !email.isEmpty, opened < .distantFuture else {
        presenter.presentLogin(.failure(.unknown))
        return
      }
      do {
        user = try await worker.authenticate(email: email)
        let amount = try? Int(email, format: .number)
        presenter.presentLogin(.success(Login.User(name: String(describing: amount))))
      } catch let failure as Login.Failure {
        presenter.presentLogin(.failure(failure))
      } catch {
        presenter.presentLogin(.failure(.unknown))
      }
    }
  }

  final class Presenter: LoginPresentationLogic {
    weak var view: (any LoginDisplayLogic & Sendable)?
    private let formatter = NumberFormatter()
    private let locale: Locale
    private let style: Date.FormatStyle
    private static let words: [String: String] = ["offline": "You're offline"]

    private lazy var dates: DateFormatter = {
      let formatter = DateFormatter()
      formatter.dateStyle = .short
      return formatter
    }()

    init(locale: Locale, style: Date.FormatStyle = .dateTime) {
      self.locale = locale
      self.style = style
    }

    func presentLogin(_ response: Login.Authenticate.Response) {
      var text = formatter.string(from: 3) ?? ""
      text += dates.string(from: .distantPast) + style.format(.distantPast)
      text += Self.words["offline", default: 3.formatted(.number.locale(locale))]
      view?.displayLogin(.init(greeting: text))
    }
  }

  final class Router: LoginRoutingLogic {
    weak var view: (any LoginDisplayLogic)?
    private let open: (any LoginDisplayLogic) -> Void
    weak var dataStore: (any LoginDataStore)?

    init(open: @escaping (any LoginDisplayLogic) -> Void) {
      self.open = open
    }

    func routeToHome() {
      let next = Configurator.make()
      open(next)
    }
  }

  enum Configurator {
    static func make() -> View {
      let presenter = Presenter(locale: .current)
      let worker = Worker()
      let interactor = Interactor(
        presenter: presenter, worker: worker, clock: ContinuousClock(), opened: Date())
      let router = Router(open: { _ in })
      let view = View(interactor: interactor, router: router)
      router.view = view
      router.dataStore = interactor
      return view
    }
  }

  final class Worker: LoginWorkerLogic {
    private var tries = 0

    func authenticate(email: String) async throws -> Login.User {
      tries += 1
      UserDefaults.standard.set(email, forKey: "email")
      try await Task.sleep(for: .zero)
      return Login.User(name: Date().formatted())
    }
  }
}
