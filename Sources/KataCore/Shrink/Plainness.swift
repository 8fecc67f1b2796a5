/// The amount to read in a JSON value: the less, the plainer.
///
/// Fewer parts count most, then shorter strings, plainer characters, fewer `true`, smaller numbers.
/// An empty string reads as if emptiness were the point: one letter is plainer.
struct Plainness: Comparable, Sendable {
  private var parts = 0
  private var length = 0
  private var oddness = 0
  private var trues = 0
  /// The digits of all numbers that are not whole.
  private var digits = 0
  private var magnitude = 0.0

  init(of value: JSONValue) {
    for node in value.nodes { count(node) }
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.parts, left.length, left.oddness, left.trues, left.digits, left.magnitude)
      < (right.parts, right.length, right.oddness, right.trues, right.digits, right.magnitude)
  }

  private mutating func count(_ value: JSONValue) {
    switch value {
    case .null: break
    case .bool(let bool): trues += bool ? 1 : 0
    case .integer(let integer):
      magnitude += Double(integer.magnitude) + (integer < 0 ? 0.5 : 0)
    case .decimal(let decimal): digits += "\(decimal)".utf8.count
    case .string(let string):
      length += max(1, string.unicodeScalars.count)
      oddness += string.isEmpty ? Self.emptiness : Self.oddness(of: string.unicodeScalars)
    case .array(let elements): parts += elements.count
    case .object(let members): parts += members.count
    }
  }
}

extension Plainness {
  /// The replacements for other characters, the plainest first.
  static let plainCharacters: [Unicode.Scalar] = ["a", "b", " ", "A", "0", "\t", "\n", "é"]

  /// Comes after the two letters.
  private static let emptiness = 2

  static func oddness(of scalars: some Sequence<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { $0 + oddness(of: $1) }
  }

  /// The place among the plain ones; what else a keyboard has comes after "0".
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
