import Foundation

/// Objects that hide behind a protocol, and what can be anything.
protocol GuestList: AnyObject {
  var names: [String] { get }
}

protocol Counting {
  var count: Int { get }
}

final class Counter: Counting {
  var count = 0
}

protocol Titled {
  var title: String { get }
}

struct Row: Titled {
  var title: String
}

enum Hidden {
  struct Request {
    let list: any GuestList  // expect: plain-models
    let title: any Titled
  }

  struct Response {
    let counting: any Counting  // expect: plain-models
    let notes: NSMutableArray  // expect: plain-models
    let anything: Any  // expect: plain-models
    let object: AnyObject?  // expect: plain-models
    let failure: Login.Failure
    @Boxed var name = ""  // expect: plain-models
  }

  struct ViewModel {
    let rows: [any Titled]
    let envelope: Envelope<Counter>  // expect: plain-models
  }
}

enum Bound {
  struct Response<Content: AnyObject> {
    let content: Content  // expect: plain-models
  }
}

struct Envelope<Content> {
  let content: Content
}

@propertyWrapper
struct Boxed {
  private final class Box {
    var value: String

    init(_ value: String) { self.value = value }
  }

  private let box: Box

  init(wrappedValue: String) { box = Box(wrappedValue) }

  var wrappedValue: String {
    get { box.value }
    set { box.value = newValue }
  }
}
