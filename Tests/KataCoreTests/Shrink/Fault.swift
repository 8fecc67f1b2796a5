@testable import KataCore

/// A made-up mistake in the code under test: which scenarios show it.
struct Fault: CustomStringConvertible, Sendable {
  var description: String
  var shows: @Sendable (JSONValue) -> Bool

  static func random(using random: inout SeededGenerator) -> Fault {
    let fault = single(using: &random)
    guard random.below(3) == 0 else { return fault }
    let other = single(using: &random)
    return Fault(description: "\(fault), and \(other)") { fault.shows($0) && other.shows($0) }
  }

  private static func single(using random: inout SeededGenerator) -> Fault {
    switch random.below(8) {
    case 0: contains(random.pick(["\t", "\n", "日", "\u{301}", "\u{A0}", "Z", "\""]))
    case 1: equalElements
    case 2: numberThenEmpty(over: random.pick([0, 17, 200]))
    case 3: elements(atLeast: 1 + random.below(4))
    case 4: longString(atLeast: 1 + random.below(6))
    case 5: padded
    case 6: isTrue
    default: negative
    }
  }

  /// Only where objects have the members that they started with: others can't be decoded.
  func requiringMembers(of scenario: JSONValue) -> Fault {
    let shapes = Set(scenario.shapes)
    return Fault(description: "\(description), all members required") { value in
      shapes.isSuperset(of: value.shapes) && shows(value)
    }
  }

  static func contains(_ scalar: Unicode.Scalar) -> Fault {
    Fault(description: "a string holds U+\(String(scalar.value, radix: 16))") { value in
      value.strings.contains { $0.unicodeScalars.contains(scalar) }
    }
  }

  static let equalElements = Fault(description: "two elements are equal") { value in
    value.arrays.contains { elements in
      elements.indices.contains { elements[..<$0].contains(elements[$0]) }
    }
  }

  static func numberThenEmpty(over limit: Int) -> Fault {
    Fault(description: "a number over \(limit), after it an empty string") { value in
      let values = value.nodes.map(\.value)
      guard let number = values.firstIndex(where: { $0.integer.map { $0 > limit } ?? false })
      else { return false }
      return values[number...].contains(.string(""))
    }
  }

  static func elements(atLeast count: Int) -> Fault {
    Fault(description: "\(count) elements or more") { $0.arrays.contains { $0.count >= count } }
  }

  static func longString(atLeast count: Int) -> Fault {
    Fault(description: "a string of \(count) or more") { value in
      value.strings.contains { $0.unicodeScalars.count >= count }
    }
  }

  static let padded = Fault(description: "a word with whitespace at an end") { value in
    value.strings.contains { string in
      let ends = [string.first, string.last].compactMap { $0 }
      return ends.contains(where: \.isWhitespace) && !string.allSatisfy(\.isWhitespace)
    }
  }

  static let isTrue = Fault(description: "something is true") {
    $0.nodes.contains { $0.value == .bool(true) }
  }

  static let negative = Fault(description: "a number below -3") { value in
    value.nodes.contains { $0.value.integer.map { $0 < -3 } ?? false }
  }
}

extension JSONValue {
  var strings: [String] {
    nodes.compactMap { if case .string(let string) = $0.value { string } else { nil } }
  }

  fileprivate var shapes: [[String]] {
    nodes.compactMap { if case .object(let members) = $0.value { members.map(\.key) } else { nil } }
  }

  fileprivate var arrays: [[JSONValue]] {
    nodes.compactMap { if case .array(let elements) = $0.value { elements } else { nil } }
  }

  fileprivate var integer: Int? {
    if case .integer(let integer) = self { integer } else { nil }
  }
}
