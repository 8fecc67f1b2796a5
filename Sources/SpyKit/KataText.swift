/// Canonical text of values, written without any conversion that the code under test could change.
package enum KataText {
  /// The string in quotes, with everything that could not be seen on a screen escaped.
  package static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      text += escaped(scalar)
    }
    return text + "\""
  }

  /// The quoted string, or `nil` without quotes.
  package static func quoted(_ string: String?) -> String {
    guard let string else { return "nil" }
    return quoted(string)
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: return isVisible(scalar) ? String(scalar) : "\\u{\(hexadecimal(scalar.value))}"
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    // Some letters have no shape (the Hangul fillers), and one pattern of Braille has no dots.
    if scalar.properties.isDefaultIgnorableCodePoint || scalar == "\u{2800}" { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .enclosingMark:
      return false
    case .spaceSeparator: return scalar == " "
    default: return true
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 2 - digits.count)) + digits
  }
}
