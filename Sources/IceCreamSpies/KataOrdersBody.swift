import Foundation
import IceCreamScene
import SpyKit

/// The body of an answer, as scripts and tests have it.
nonisolated package struct KataOrdersBody: Codable, Sendable {
  package var orders: [KataPlacedOrder]
  /// True if fields come in another order, with unknown ones between them.
  package var isOdd: Bool
  /// Nil if the body can be read.
  package var fault: KataBodyFault?

  package init(_ orders: [KataPlacedOrder], isOdd: Bool = false, fault: KataBodyFault? = nil) {
    self.orders = orders
    self.isOdd = isOdd
    self.fault = fault
  }

  package var data: Data {
    var body = KataJSON.object([("orders", .list(orders.map(\.json)))])
    switch fault {
    case .empty: return Data()
    case .page: return Data("<html><body>502</body></html>".utf8)
    case .field(let number, let spoiling):
      var left = number % body.count
      body.spoil(spoiling, &left)
    case .cut, nil: break
    }
    if isOdd { body.shuffle() }
    let bytes = Data(body.text.utf8)
    guard case .cut(let permille) = fault else { return bytes }
    return bytes.prefix(bytes.count * permille / 1000)
  }
}

/// One order of a body.
nonisolated package struct KataPlacedOrder: Codable, Sendable {
  package var number: Int
  package var placed: Int
  package var total: Int
  package var currency: KataCurrency
  package var lines: [KataItem]

  package init(
    _ number: Int, placed: Int, total: Int = 370,
    currency: KataCurrency = KataCurrency(code: "USD", digits: 2),
    lines: [KataItem] = [.init(name: "Mint", price: 250), .init(name: "Waffle", price: 120)]
  ) {
    self.number = number
    self.placed = placed
    self.total = total
    self.currency = currency
    self.lines = lines
  }

  fileprivate var json: KataJSON {
    .object([
      ("number", .whole(number)), ("placed", .whole(placed)), ("total", .whole(total)),
      (
        "currency",
        .object([("code", .text(currency.code)), ("digits", .whole(currency.digits))])
      ),
      (
        "lines",
        .list(lines.map { .object([("name", .text($0.name)), ("price", .whole($0.price))]) })
      ),
    ])
  }
}

/// Something that makes a body unreadable.
nonisolated package enum KataBodyFault: Codable, Sendable {
  case empty
  case page
  /// Only so many thousandths of its bytes have come; fewer than 1000.
  case cut(permille: Int)
  /// The field or element with this number, counted as they are written.
  case field(Int, KataSpoiling)
}

/// The fault of a field or an element.
nonisolated package enum KataSpoiling: String, Codable, Sendable, CaseIterable {
  /// It is not there; in place of an element there is null.
  case missing
  case null
  /// Another type in place of its own; a number is in quotes.
  case mistyped
  /// Half a unit more; no other type can be nearly right.
  case fraction
  /// It is true, which some readers take for 1.
  case boolean
}

/// Made once: scripts write thousands of texts.
nonisolated private let encoder = JSONEncoder()

/// JSON that keeps the order of its fields.
nonisolated private indirect enum KataJSON {
  case whole(Int)
  case text(String)
  case list([KataJSON])
  case object([(name: String, value: KataJSON)])
  case other(String)

  var text: String {
    switch self {
    case .whole(let number): "\(number)"
    case .text(let text): String(decoding: (try? encoder.encode(text)) ?? Data(), as: UTF8.self)
    case .list(let elements): "[\(elements.map(\.text).joined(separator: ", "))]"
    case .object(let fields):
      "{\(fields.map { "\"\($0.name)\": \($0.value.text)" }.joined(separator: ", "))}"
    case .other(let text): text
    }
  }

  /// The number of fields and elements in it.
  var count: Int {
    switch self {
    case .list(let elements): elements.reduce(0) { $0 + 1 + $1.count }
    case .object(let fields): fields.reduce(0) { $0 + 1 + $1.value.count }
    case .whole, .text, .other: 0
    }
  }

  /// Spoils a field or an element once `left` others have been passed.
  mutating func spoil(_ spoiling: KataSpoiling, _ left: inout Int) {
    switch self {
    case .list(var elements):
      for place in elements.indices where left >= 0 {
        if left == 0 { elements[place] = elements[place].spoiled(spoiling) }
        left -= 1
        if left >= 0 { elements[place].spoil(spoiling, &left) }
      }
      self = .list(elements)
    case .object(var fields):
      var missing: Int?
      for place in fields.indices where left >= 0 {
        if left == 0 {
          if spoiling == .missing { missing = place }
          fields[place].value = fields[place].value.spoiled(spoiling)
        }
        left -= 1
        if left >= 0 { fields[place].value.spoil(spoiling, &left) }
      }
      if let missing { fields.remove(at: missing) }
      self = .object(fields)
    case .whole, .text, .other: break
    }
  }

  private func spoiled(_ spoiling: KataSpoiling) -> KataJSON {
    switch (self, spoiling) {
    case (_, .missing), (_, .null): .other("null")
    case (_, .boolean): .other("true")
    // Of a larger one, half a unit would be lost in a Double.
    case (.whole(let number), .fraction) where abs(number) < 1 << 40: .other("\(number).5")
    case (.whole(let number), _): .text("\(number)")
    case (.text, _): .whole(7)
    case (.list, _): .object([])
    case (.object, _), (.other, _): .list([])
    }
  }

  /// Turns the order of all fields round, and adds some that are not known.
  mutating func shuffle() {
    switch self {
    case .list(let elements):
      self = .list(
        elements.map {
          var element = $0
          element.shuffle()
          return element
        })
    case .object(let fields):
      let odd = fields.reversed().map { field in
        var value = field.value
        value.shuffle()
        return (name: field.name, value: value)
      }
      self = .object([("Number", .other("null"))] + odd + [("stand", .text("Pier"))])
    case .whole, .text, .other: break
    }
  }
}
