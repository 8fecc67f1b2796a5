import Foundation

/// All that a model may be made of.
protocol Described {
  var text: String { get }
}

struct Degrees: Described, Codable, Sendable {
  let value: Double
  var text: String { "\(value)°" }
}

enum Unreadable: Error, Equatable {
  case missing(field: String)
}

enum Plain {
  struct Request<Wish: Codable & Sendable> {
    let wish: Wish?
    let letters: (first: Character, Substring)
  }

  struct Response: Sendable {
    let answer: Result<Degrees, Unreadable>
    let degrees: any Described & Sendable
    let several: [any Described]
    let warm: Measurement<UnitTemperature>
    let span: ClosedRange<Date>
    let keys: Set<UUID>
  }

  enum ViewModel {
    case lines([String], link: URL?, Data)
    case styled(AttributedString, Date.FormatStyle)
  }
}
