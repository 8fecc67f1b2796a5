/// How much there is to read in a JSON value: the less, the plainer.
///
/// Fewer parts count most, then shorter strings, plainer characters, fewer `true`, smaller numbers.
/// An empty string reads as if emptiness were the point: one letter is plainer.
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
      length += max(1, string.unicodeScalars.count)
      oddness += string.isEmpty ? Self.emptiness : Self.oddness(of: string.unicodeScalars)
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

  /// Comes after the two letters.
  static let emptiness = 2

  static func oddness(of scalars: some Sequence<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { $0 + oddness(of: $1) }
  }

  /// The place among the plain ones; what else can be typed on any keyboard comes after "0".
  static func oddness(of scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "a": 0
    case "b": 1
    case " ": 3
    case "A": 4
    case "0": 5
    case "!"..."~": 6
    case "\t": 7
    case "\n": 8
    case "é": 9
    default: 10
    }
  }
}
