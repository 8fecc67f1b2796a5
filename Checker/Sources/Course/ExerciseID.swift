/// An exercise's name, as its module has it: "Exercise03".
package struct ExerciseID: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let number: Int

  package init(number: Int) { self.number = number }

  /// Reads "3", "03" and "Exercise03" in any case; nil for anything else.
  package init?(_ text: String) {
    var digits = Substring(text)
    if text.lowercased().hasPrefix("exercise") { digits = text.dropFirst("exercise".count) }
    guard (1...3).contains(digits.count), digits.allSatisfy({ "0"..."9" ~= $0 }),
      let number = Int(digits), number > 0
    else { return nil }
    self.number = number
  }

  /// Two digits, as in "03".
  package var short: String { number < 10 ? "0\(number)" : "\(number)" }

  package var description: String { "Exercise\(short)" }

  package static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

extension ExerciseID: RawRepresentable, Codable {
  package var rawValue: String { description }

  /// Reads the name alone, as files have it.
  package init?(rawValue: String) {
    guard let id = Self(rawValue), id.description == rawValue else { return nil }
    self = id
  }
}
