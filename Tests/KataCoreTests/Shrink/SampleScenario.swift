import Foundation

@testable import KataCore

/// A made-up mistake in the code under test: which scenarios show it.
struct Fault: CustomStringConvertible, Sendable {
  var description: String
  var shows: @Sendable (JSONValue) -> Bool

  static func random(using random: inout SeededGenerator) -> Fault {
    let fault = random.pick(all)
    guard random.below(3) == 0 else { return fault }
    let other = random.pick(all)
    return Fault(description: "\(fault), and \(other)") { fault.shows($0) && other.shows($0) }
  }

  private static let all: [Fault] =
    ["\t", "\n", "日", "\u{301}", "\u{A0}", "Z", "\""].map(contains) + (1...4).map(elements)
    + [
      Fault(description: "two elements are equal") { value in
        value.arrays.contains { Set($0).count < $0.count }
      },
      Fault(description: "a number over 17, after it an empty string") { value in
        guard let number = value.nodes.firstIndex(where: { $0.integer ?? 0 > 17 }) else {
          return false
        }
        return value.nodes[number...].contains(.string(""))
      },
      Fault(description: "a string of 5 or more") { value in
        value.strings.contains { $0.unicodeScalars.count >= 5 }
      },
      Fault(description: "a word with whitespace at an end") { value in
        value.strings.contains { string in
          let ends = [string.first, string.last].compactMap { $0 }
          return ends.contains(where: \.isWhitespace) && !string.allSatisfy(\.isWhitespace)
        }
      },
      Fault(description: "something is true") { $0.nodes.contains(.bool(true)) },
      Fault(description: "a number below -3") { $0.nodes.contains { $0.integer ?? 0 < -3 } },
    ]

  static func contains(_ scalar: Unicode.Scalar) -> Fault {
    Fault(description: "a string holds U+\(String(scalar.value, radix: 16))") { value in
      value.strings.contains { $0.unicodeScalars.contains(scalar) }
    }
  }

  private static func elements(atLeast count: Int) -> Fault {
    Fault(description: "\(count) elements or more") { $0.arrays.contains { $0.count >= count } }
  }

  /// Only where objects have the members that they started with: others can't be decoded.
  func requiringMembers(of scenario: JSONValue) -> Fault {
    let shapes = scenario.shapes
    return Fault(description: "\(description), all members required") { value in
      shapes.isSuperset(of: value.shapes) && shows(value)
    }
  }
}

extension JSONValue {
  var strings: [String] {
    nodes.compactMap { if case .string(let string) = $0 { string } else { nil } }
  }

  fileprivate var shapes: Set<Set<String>> {
    Set(nodes.compactMap { if case .object(let members) = $0 { Set(members.keys) } else { nil } })
  }

  fileprivate var arrays: [[JSONValue]] {
    nodes.compactMap { if case .array(let elements) = $0 { elements } else { nil } }
  }

  var integer: Int? {
    if case .integer(let integer) = self { integer } else { nil }
  }
}

extension JSONValue {
  /// Steps as players read them: forms, answers out of order, numbers.
  static func random(using random: inout SeededGenerator) -> JSONValue {
    let steps = (0...random.below(9)).map { _ -> JSONValue in
      switch random.below(5) {
      case 0: .object(["logIn": .object(["email": text(&random), "password": text(&random)])])
      case 1:
        .object([
          "answer": .object(["place": .integer(random.below(4)), "with": text(&random)])
        ])
      case 2: .object(["email": .object(["typed": text(&random)])])
      case 3: .object(["isLoading": .bool(random.below(2) == 0)])
      default:
        .object([
          "name": text(&random), "share": .decimal(random.pick([0.5, -12.75, 3.14159])),
          "price": .integer(random.pick([0, 1, 17, 18, -40, 250, 9_999, -1_000_000])),
        ])
      }
    }
    return .object(["steps": .array(steps), "seconds": .integer(random.below(4_000))])
  }

  private static func text(_ random: inout SeededGenerator) -> JSONValue {
    let blanks = ["", "", " ", "   ", "\t", "\n", "\u{A0}", " \n\t ", "\u{3000}", "\r\n"]
    let letters = ["a", "b", "Z", "0", "9", ".", "ß", "İ", "é", "e\u{301}", "日", "👩‍👩‍👧", "\""]
    let word = (0..<random.below(7)).map { _ in random.pick(letters) }.joined()
    return .string("\(random.pick(blanks))\(word)\(random.pick(blanks))")
  }
}
