/// How much there is to read in a JSON value: the less, the plainer; nothing is less than empty.
///
/// Fewer parts count most, then shorter strings, plainer characters, fewer `true`, smaller numbers.
struct Plainness: Comparable, Sendable {
  private var parts = 0
  private var length = 0
  private var oddness = 0
  private var trues = 0
  /// The largest first.
  private var numbers: [Number] = []

  init(of value: JSONValue) {
    count(value)
    numbers.sort(by: >)
  }

  static func < (left: Self, right: Self) -> Bool {
    let before = (left.parts, left.length, left.oddness, left.trues)
    let after = (right.parts, right.length, right.oddness, right.trues)
    guard before == after else { return before < after }
    return left.numbers.lexicographicallyPrecedes(right.numbers)
  }

  private mutating func count(_ value: JSONValue) {
    switch value {
    case .null: break
    case .bool(let bool): trues += bool ? 1 : 0
    case .integer(let integer): numbers.append(Number(integer))
    case .decimal(let text): numbers.append(Number(text))
    case .string(let string):
      length += string.unicodeScalars.count
      oddness += string.unicodeScalars.reduce(0) { $0 + Self.oddness(of: $1) }
    case .array(let elements):
      parts += elements.count
      for element in elements { count(element) }
    case .object(let members):
      parts += members.count
      for member in members { count(member.value) }
    }
  }

  /// Whole numbers before others, smaller before larger, positive before negative.
  private struct Number: Comparable, Sendable {
    var digits: Int
    var magnitude: UInt
    var isNegative: Bool

    init(_ integer: Int) {
      digits = 0
      magnitude = integer.magnitude
      isNegative = integer < 0
    }

    init(_ text: String) {
      digits = text.utf8.count
      magnitude = 0
      isNegative = false
    }

    static func < (left: Self, right: Self) -> Bool {
      (left.digits, left.magnitude, left.isNegative ? 1 : 0)
        < (right.digits, right.magnitude, right.isNegative ? 1 : 0)
    }
  }
}

extension Plainness {
  /// What a character may be replaced by, the plainest first.
  static let plainCharacters: [Unicode.Scalar] = ["a", "b", " ", "A", "0", "\t", "\n", "é"]

  /// The place among the plain ones; what else can be typed on any keyboard comes after "0".
  static func oddness(of scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "a": 0
    case "b": 1
    case " ": 2
    case "A": 3
    case "0": 4
    case "!"..."~": 5
    case "\t": 6
    case "\n": 7
    case "é": 8
    default: 9
    }
  }
}
