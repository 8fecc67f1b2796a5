/// Text from outside, made safe for a terminal.
package enum Visible {
  /// Shows control and format characters by their numbers, in place of sending them.
  package static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    return text.unicodeScalars.map { scalar in
      isHidden(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : "\(scalar)"
    }.joined()
  }

  /// The reports' own signs in ASCII; what else there is becomes numbers.
  package static func ascii(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      signs[scalar] ?? (scalar.isASCII ? "\(scalar)" : "\\u{\(String(scalar.value, radix: 16))}")
    }.joined()
  }

  private static let signs: [Unicode.Scalar: String] = [
    "✓": "+", "✗": "x", "·": "-", "…": "...", "→": "->", "—": "-", "–": "-", "’": "'",
  ]

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar != "\u{200D}" && scalar != "\u{FE0F}"
    default: false
    }
  }
}
