import Foundation

/// All that a model may be made of.
protocol Described {
  var text: String { get }
}

struct Degrees: Described, Comparable, Codable, Sendable {
  let value: Double
  var text: String { "\(value)°" }

  static func < (one: Self, other: Self) -> Bool { one.value < other.value }
}

extension Int: Described {
  var text: String { "\(self)" }
}

enum Unreadable: Error, Equatable {
  case missing(field: String)
  indirect case several([Unreadable])
}

struct Sorted<Key: Hashable & Sendable, Element: Sendable> {
  var keys: [Key]
  var rows: [Key: [Element]]
}

enum Plain {
  struct Request<Wish: Codable & Sendable> {
    let wish: Wish?
    let typed: Substring
    let letters: (first: Character, Unicode.Scalar)
    let count: Int128
    let tasks: TaskPriority
    let nothing: Void
    let encoding: String.Encoding
    let place: String.Index
    let kind: Degrees.Type
  }

  struct Response: Sendable {
    let answer: Result<Degrees, Unreadable>
    let failure: Unreadable?
    let degrees: any Described & Sendable
    let several: [any Described]
    let sorted: Sorted<String, [Degrees?]>
    let warm: Measurement<UnitTemperature>
    let warmest: [Measurement<Dimension>]
    let span: ClosedRange<Date>
    let step: StrideTo<Int>
    let pairs: KeyValuePairs<String, Double>
    let keys: Set<UUID>
    let took: Duration
    let pause: DispatchTimeInterval
    let start: ContinuousClock.Instant?
    let day: DateComponents
    let weekday: Locale.Weekday
    let hours: DateInterval
    let unit: Calendar.Component
    let locale: Locale
    let calendar: Calendar
    let zone: TimeZone
    let price: Decimal
    let status: URLError.Code
    let range: NSRange
    let backwards: ReversedCollection<[Int]>
    let changes: CollectionDifference<String>
    let one: [3 of Int]
  }

  enum ViewModel {
    case empty
    case lines([String], link: URL?)
    case picture(Data, CGSize, CGFloat)
    case styled(AttributedString, Date.FormatStyle, FloatingPointFormatStyle<Double>.Percent)
  }
}

protocol PlainPresentationLogic: AnyObject {
  func presentSorted(_ sorted: Sorted<UUID, Degrees>)
  func presentDegrees(_ degrees: some Described & Sendable, after took: Duration)
  func presentResult(_ result: Result<Degrees, Unreadable>)
}

protocol PlainDisplayLogic: AnyObject {
  func displayText<Text: Described & Sendable>(_ texts: [Text])
  func displayProgress(_ done: Double, of all: inout Int)
}
