/// Text from outside, made safe for a terminal.
package enum Visible {
  /// Shows control and format characters, and unusual blanks, by their numbers, in place of sending them.
  package static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    return text.unicodeScalars.map { scalar in
      isHidden(scalar) ? escaped(scalar) : "\(scalar)"
    }.joined()
  }

  /// Text of several lines, each made safe.
  package static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { Self.text(String($0)) }
      .joined(separator: "\n")
  }

  /// The reports' own signs in ASCII; what else there is becomes numbers.
  package static func ascii(_ text: String) -> String {
    text.unicodeScalars.map { signs[$0] ?? numbers("\($0)") }.joined()
  }

  /// Text from outside in ASCII, in which no sign stands for another.
  package static func numbers(_ text: String) -> String {
    text.unicodeScalars.map { $0.isASCII ? "\($0)" : escaped($0) }.joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    letters[scalar] ?? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private static let letters: [Unicode.Scalar: String] = ["\n": "\\n", "\r": "\\r", "\t": "\\t"]

  private static let signs: [Unicode.Scalar: String] = [
    "✓": "+", "✗": "x", "·": "-", "…": "...", "→": "->", "—": "-", "–": "-", "’": "'",
    "≠": "/", "§": "$", "∞": "@",
  ]

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: scalar != " "
    case .format: scalar != "\u{200D}" && scalar != "\u{FE0F}"
    default: false
    }
  }
}
