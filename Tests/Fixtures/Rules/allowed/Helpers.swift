import Foundation

/// Helpers that are nobody's mistake.
private let money = NumberFormatter()

private enum Words {
  static let style = Date.FormatStyle(
    date: .long, time: .omitted, locale: Locale(identifier: "en_GB"))
  static let table: [String: String] = ["offline": "You are offline"]

  static func words(for name: String) -> String { table[name, default: "Try it again"] }
}

final class PriceFormatter {
  private let formatter = NumberFormatter()
  private lazy var dates: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    return formatter
  }()

  func string(for minor: Int) -> String {
    formatter.string(from: minor as NSNumber) ?? dates.string(from: .distantPast)
  }
}

private enum Workers {
  static let spare = GivenWorker()
}

/// What each part says of itself, to developers.
protocol Logging: AnyObject {}

extension Logging {
  func log(_ text: String) { print("it was told about \(text)") }
}

protocol Naming {
  var name: String { get }
}

extension Login.User: Naming {}

extension HelpedView: Naming {
  var name: String { "login" }
}

/// A clock that whoever makes the Interactor chooses.
protocol Timing {
  func now() -> Date
}

struct SystemTime: Timing {
  func now() -> Date { Date() }
}

struct Session: CustomStringConvertible {
  enum Key: String {
    case email = "login.email"
    case password = "login.password"
  }

  var user: Login.User

  var description: String { "the session of \(user.name)" }
}

final class HelpedPresenter: LoginPresentationLogic, Logging {
  weak var view: (any LoginDisplayLogic)?
  private let price = PriceFormatter()
  private let words: (Login.Failure) -> String = { failure in
    failure == .offline ? "You are offline" : "Try it again"
  }
  private let number: (Int) -> String = {
    let formatter = NumberFormatter()
    return { formatter.string(from: $0 as NSNumber) ?? "" }
  }()
  private let blanks = CharacterSet.whitespaces

  func presentLogin(_ response: Login.Authenticate.Response) {
    log("a login")
    let names = ["a"].map(Words.words)
    var text = names.joined(separator: number(2)) + price.string(for: 3)
    text += money.string(from: 3) ?? Words.style.format(.distantPast)
    [text].forEach { text += $0 }
    if case .success(let user) = response { text = greeting(for: user) }
    if case .failure(let why) = response { text = words(why).trimmingCharacters(in: blanks) }
    view?.displayLogin(.init(greeting: text))
  }
}

private func greeting(for named: some Naming) -> String { "Welcome, dear \(named.name)" }

final class HelpedInteractor: LoginBusinessLogic, LoginDataStore, Logging {
  private(set) var user: Login.User?
  private var session: Session?
  private var named: [any Naming] = []
  private var generator: any RandomNumberGenerator & Sendable
  private let presenter: any LoginPresentationLogic
  private let time: any Timing
  private let worker: any LoginWorkerLogic = OwnWorker()

  private let spare: any LoginWorkerLogic
  private let address = #"[^@\s]+@[a-z]+\.[a-z\d]+"#

  init(
    presenter: any LoginPresentationLogic, time: any Timing,
    generator: any RandomNumberGenerator & Sendable, spare: any LoginWorkerLogic = Workers.spare
  ) {
    self.generator = generator
    self.presenter = presenter
    self.time = time
    self.spare = spare
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    log("a request")
    assert(session == nil, "\(State.idle)")
    let dice = [Int.random(in: 1...6, using: &generator)].shuffled(using: &generator)
    let started = time.now().timeIntervalSinceReferenceDate
    user = try? await worker.authenticate(email: Session.Key.email.rawValue)
    session = user.map { Session(user: $0) }
    print("\(String(describing: session)) since \(started), \(dice)")
    debugPrint(session.map { "\($0)" } ?? "no session at all")
    presenter.presentLogin(user.map { .success($0) } ?? .failure(.unknown))
  }

  private enum State: CustomStringConvertible {
    case idle

    var description: String { "nothing to do at all" }
  }

  private final class OwnWorker: LoginWorkerLogic {
    func authenticate(email: String) async throws -> Login.User { Login.User(name: "\(Date())") }
  }
}

/// Makes the parts of a scene, and is called otherwise.
func makeHelpedScene() -> any LoginDisplayLogic {
  let presenter = HelpedPresenter()
  let interactor = HelpedInteractor(
    presenter: presenter, time: SystemTime(), generator: SystemRandomNumberGenerator())
  let view = HelpedView(interactor: interactor, router: HelpedRouter())
  presenter.view = view
  return view
}

final class HelpedRouter: LoginRoutingLogic {
  private weak var next: (any LoginDisplayLogic)?

  func routeToHome() { next = makeHelpedScene() }
}

final class HelpedView: LoginDisplayLogic, Logging {
  private var shown: [String] = []
  private let interactor: any LoginBusinessLogic
  private let router: any LoginRoutingLogic

  init(interactor: any LoginBusinessLogic, router: any LoginRoutingLogic) {
    self.interactor = interactor
    self.router = router
  }

  func open() {
    log("a tap")
    Task { await interactor.logIn(.init(email: nil)) }
  }

  func displayLogin(_ viewModel: Login.Authenticate.ViewModel) {
    shown.append(viewModel.greeting + Date.now.description)
    router.routeToHome()
  }
}
