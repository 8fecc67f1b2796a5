import Foundation

/// Effects that no line of the part's own shows.
@propertyWrapper
struct Stored {
  let key: String

  var wrappedValue: String? {
    get {
      let defaults = UserDefaults.standard  // expect: workers through Stored.wrappedValue
      return defaults.string(forKey: key)  // expect: workers through Stored.wrappedValue
    }
    set {
      let defaults = UserDefaults.standard  // expect: workers through Stored.wrappedValue
      defaults.set(newValue, forKey: key)  // expect: workers through Stored.wrappedValue
    }
  }
}

final class WrappingInteractor: LoginBusinessLogic {
  @Stored(key: "email") private var email: String?

  func logIn(_ request: Login.Authenticate.Request) async {
    email = request.email
  }
}

/// By a protocol's extension.
protocol Stamping {}

extension Stamping {
  var stamp: Date { Date() }  // expect: workers through Stamping.stamp
}

final class StampingInteractor: LoginBusinessLogic, Stamping {
  func logIn(_ request: Login.Authenticate.Request) async {
    _ = stamp
  }
}

/// By a protocol of its own, and a class that it makes itself.
protocol Telling {
  func tellTime() -> Date
}

private struct Wall: Telling {
  func tellTime() -> Date { .now }  // expect: workers through Wall.tellTime
}

/// Chosen by whoever makes the Interactor.
struct Tower: Telling {
  func tellTime() -> Date { .now }
}

final class TellingInteractor: LoginBusinessLogic {
  private let wall: any Telling = Wall()
  private let tower: any Telling

  init(tower: any Telling) {
    self.tower = tower
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    _ = wall.tellTime() < tower.tellTime()
  }
}

/// By a subclass, a generic type, a subscript and a method that is handed on.
private class Notes {
  init() {}

  func note(_ text: String) {}
}

private final class KeptNotes: Notes {
  override func note(_ text: String) {
    UserDefaults.standard.set(text, forKey: "note")  // expect: workers through KeptNotes.note
  }
}

private protocol Reading {
  static func read() -> String?
}

private enum Settled: Reading {
  static func read() -> String? {
    let all = UserDefaults.standard  // expect: workers through Row.subscript → Settled.read
    return all.string(forKey: "a")  // expect: workers through Row.subscript → Settled.read
  }
}

private struct Row<Source: Reading> {
  subscript(_ index: Int) -> String? { index == 0 ? nil : Source.read() }
}

private enum Now {
  static let started = Date()  // expect: workers through Now.started

  static func tell(_ number: Int) -> Date {
    Date(timeIntervalSinceNow: 3)  // expect: workers through Now.tell
  }
}

final class ManyWaysInteractor: LoginBusinessLogic {
  private let notes: Notes = KeptNotes()

  func logIn(_ request: Login.Authenticate.Request) async {
    notes.note("a")
    _ = Row<Settled>()[1]
    _ = Now.started
    _ = [1].map(Now.tell)
  }
}
