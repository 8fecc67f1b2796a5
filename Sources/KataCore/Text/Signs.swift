/// What a diagram is drawn with: box drawing characters, or ASCII where they can't be shown.
struct Signs: Sendable {
  var isUnicode: Bool
  var vertical: Character { isUnicode ? "│" : "|" }
  var horizontal: Character { isUnicode ? "─" : "-" }
  var fromLeft: Character { isUnicode ? "├" : "|" }
  var fromRight: Character { isUnicode ? "┤" : "|" }
  var crossing: Character { isUnicode ? "┼" : "+" }
  var toRight: Character { isUnicode ? "►" : ">" }
  var toLeft: Character { isUnicode ? "◄" : "<" }
  var caret: Character { "^" }
  var ellipsis: String { isUnicode ? "…" : "..." }

  /// Text from outside, as it can be shown.
  func shown(_ text: String) -> String {
    let visible = Visible.text(text)
    guard !isUnicode, !visible.utf8.allSatisfy({ $0 < 0x80 }) else { return visible }
    return visible.unicodeScalars.map { scalar in
      scalar.isASCII ? "\(scalar)" : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined()
  }
}
