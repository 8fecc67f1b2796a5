import Foundation

/// Other habits that are right.
protocol HabitWorking: AnyObject {
  func find() async -> [String]
}

/// A helper whose text is the Presenter's, and whose numbers are the Interactor's.
struct Price {
  var minor: Int

  var isFree: Bool { minor == 0 }
  var text: String {
    (Decimal(minor) / 100).formatted(.currency(code: "EUR").locale(Locale(identifier: "de_DE")))
  }
}

final class HabitInteractor {
  private let presenter: any LoginPresentationLogic
  private let worker: any LoginWorkerLogic
  private var cancel: (() -> Void)?

  init(
    presenter: any LoginPresentationLogic, worker: any LoginWorkerLogic = HabitWorker()
  ) {
    self.presenter = presenter
    self.worker = worker
  }

  convenience init(presenter: any LoginPresentationLogic) {
    self.init(presenter: presenter, worker: GivenWorker.shared)
  }
}

extension HabitInteractor: LoginBusinessLogic {
  func logIn(_ request: Login.Authenticate.Request) async {
    guard !Price(minor: 3).isFree else { return print("nothing to pay for \(request)") }
    assert(cancel == nil, "one request at a time")
    guard cancel == nil else { fatalError("it was asked \(2) times") }
    let blanks = " \t", key = "last.email"
    guard key != blanks else { return assertionFailure("keys have no blanks") }
    cancel = { [presenter] in presenter.presentLogin(.failure(.unknown)) }
  }
}

final class HabitWorker: LoginWorkerLogic {
  /// What it sends is no message of the cycle.
  private final class Request {
    var sent: (() -> Void)?
  }

  func authenticate(email: String) async throws -> Login.User { Login.User(name: email) }
}

/// A wrapper that keeps a View weakly.
@propertyWrapper
struct WeakView {
  private weak var view: (any LoginDisplayLogic)?

  var wrappedValue: (any LoginDisplayLogic)? {
    get { view }
    set { view = newValue }
  }
}

struct HabitPresenterWords {
  var greeting = "Welcome"
}

final class HabitPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?
  @WeakView var other: (any LoginDisplayLogic)?
  private let next: (any LoginPresentationLogic)? = nil
  private let words = HabitPresenterWords()

  func presentLogin(_ response: Login.Authenticate.Response) {
    var words = words
    words.greeting += Price(minor: 300).text
    words.greeting += NSLocalizedString("Welcome", bundle: .main, comment: "")
    let show = { [weak view] in view?.displayLogin(.init(greeting: words.greeting)) }
    show()
  }
}

/// Its own model types, with an error and a nested value.
enum Habit {
  struct Request: Codable, Hashable {
    let typed: [String: String?]
  }

  enum Response {
    case found([Price], at: Date)
    case failed(Login.Failure)
  }

  struct ViewModel: Identifiable {
    struct Row: Equatable {
      let title: AttributedString
    }

    let id: UUID
    var rows: [Row]
  }
}

/// No part: it is only called like one.
final class LoginInteractorLog {
  var view: (any LoginDisplayLogic)?
  var presenter: GivenPresenter?
}
