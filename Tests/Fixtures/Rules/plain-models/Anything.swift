import Foundation

/// What can be anything, and what leads to an object.
nonisolated final class Page: Sendable {
  let lines: [String]

  init(_ lines: [String]) { self.lines = lines }
}

/// An own protocol behind which an object lies, in a value of the module's or in one of the system's.
protocol Lined {
  var lines: [String] { get }
}

struct PageHolder: Lined {
  let page: Page
  var lines: [String] { page.lines }
}

protocol Reflecting {}

extension Mirror: Reflecting {}

enum Anything {
  struct Request {
    let reflected: Mirror  // expect: plain-models
    let sendable: any Sendable  // expect: plain-models
    let hashable: [AnyHashable]  // expect: plain-models
    let names: any Collection<String>  // expect: plain-models
    let coded: any Codable  // expect: plain-models
    let opaque: some Sendable = Page([])  // expect: plain-models
  }

  struct Response {
    let path: KeyPath<Login.User, String>  // expect: plain-models
    let work: Task<Void, Never>?  // expect: plain-models
    let note: Notification  // expect: plain-models
    let pattern: Regex<Substring>  // expect: plain-models
    let patterns: [Regex<(Substring, Substring)>]  // expect: plain-models
    let pointer: OpaquePointer  // expect: plain-models
    let lined: any Lined  // expect: plain-models
    let reflecting: [any Reflecting]  // expect: plain-models
    let error: (any Error)?  // expect: plain-models
    let latest: Result<Login.User, any Error>  // expect: plain-models
    let known: Result<Login.User, Login.Failure>
  }

  enum ViewModel {
    case page(any Sendable)  // expect: plain-models
    case problem(any Error)  // expect: plain-models
    case sheet(Sheet)  // expect: plain-models
  }

  struct Sheet {
    let content: any Equatable
  }
}

protocol AnythingPresentationLogic: AnyObject {
  func presentReflection(_ mirror: Mirror)  // expect: plain-models
  func presentFailure(_ failure: any Error)  // expect: plain-models
  func presentLines(_ lines: some Collection<String>)  // expect: plain-models
  func presentEach<Line>(_ lines: [Line], count: Int)  // expect: plain-models
  func presentKnown(_ failure: Login.Failure)
}
