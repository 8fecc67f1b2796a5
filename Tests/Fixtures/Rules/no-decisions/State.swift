import Foundation

final class CountingPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?
  private var count = 0  // expect: no-decisions
  private static var latest: Login.Failure?  // expect: no-decisions
  private lazy var seen: Set<String> = []  // expect: no-decisions
  private let memory = Memory()  // expect: no-decisions
  private let notes = NSMutableArray()  // expect: no-decisions
  private var watched = 0 { didSet { count = watched } }  // expect: no-decisions
  @Sticky private var last = ""  // expect: no-decisions
  private var price = NumberFormatter()  // expect: no-decisions
  private var locale = Locale.current  // expect: no-decisions

  private static let words = ["a": "b"]
  private let formatter = NumberFormatter()
  private lazy var dates = DateFormatter()

  func presentLogin(_ response: Login.Authenticate.Response) {
    var greeting = "Welcome"
    greeting += "!"
    tries += 1  // expect: no-decisions
  }
}

private var tries = 0

final class Memory {
  var latest: String?
}

@propertyWrapper
struct Sticky<Value> {
  var wrappedValue: Value
}

/// An object that remembers, whatever it is called.
final class CountFormatter {
  private var count = 0
}

struct Counted {
  private let formatter = CountFormatter()
}

final class ObjectsPresenter: LoginPresentationLogic {
  private let formatter = CountFormatter()  // expect: no-decisions
  private let counted = Counted()  // expect: no-decisions
  private let fetch: () -> Login.User?  // expect: no-decisions
  private var ask: ((String) -> Bool)?  // expect: no-decisions

  init(fetch: @escaping () -> Login.User?) {
    self.fetch = fetch
  }

  func presentLogin(_ response: Login.Authenticate.Response) {
    _ = (formatter, fetch(), ask?(""))
  }
}
