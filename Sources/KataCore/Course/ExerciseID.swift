/// An exercise's name, as its module has it: "Exercise03".
package struct ExerciseID: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let number: Int

  package init(number: Int) {
    self.number = number
  }

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

extension ExerciseID: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let id = Self(text), id.description == text else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is not the name of an exercise")
    }
    self = id
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
