import Foundation

/// Objects that remember, whatever they are called.
final class CountFormatter {
  private var count = 0

  func string(for name: String) -> String {
    count += 1
    return "\(name) \(count)"
  }
}

protocol Remembering: AnyObject {
  func remember(_ name: String)
}

private final class Album: Remembering {
  private var names: [String] = []

  func remember(_ name: String) { names.append(name) }
}

class Shelf {
  var books: [String] = []

  init() {}
}

private final class Cupboard: Shelf {}

struct Counted {
  private let shelf = Cupboard()
}

@propertyWrapper
struct Sticky<Value> {
  var wrappedValue: Value
}

final class ObjectsPresenter: LoginPresentationLogic {
  private let formatter = CountFormatter()  // expect: no-decisions
  private let album: any Remembering = Album()  // expect: no-decisions
  private let counted = Counted()  // expect: no-decisions
  private weak var shelf: Shelf?  // expect: no-decisions
  private let names = NSCountedSet()  // expect: no-decisions
  private let numbers = AnyIterator { 1 }  // expect: no-decisions
  private let lock = NSLock()  // expect: no-decisions
  private let work = BlockOperation()  // expect: no-decisions
  @Sticky private var last = ""  // expect: no-decisions
  private var price = NumberFormatter()  // expect: no-decisions
  private var locale = Locale.current  // expect: no-decisions
  private lazy var dates = DateFormatter()  // expect: no-decisions

  func presentLogin(_ response: Login.Authenticate.Response) {
    _ = formatter.string(for: "Ann")
    album.remember("Ann")
    dates = DateFormatter()
  }
}
