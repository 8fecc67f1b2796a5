import KataCore

/// The signs of a diagram: box drawing characters, or ASCII where they can't be shown.
struct Signs: Sendable {
  var isUnicode: Bool
  var vertical: Character { isUnicode ? "│" : "|" }
  var horizontal: Character { isUnicode ? "─" : "-" }
  var dash: Character { isUnicode ? "╌" : "." }
  var fromLeft: Character { isUnicode ? "├" : "|" }
  var fromRight: Character { isUnicode ? "┤" : "|" }
  var crossing: Character { isUnicode ? "┼" : "+" }
  var toRight: Character { isUnicode ? "►" : ">" }
  var toLeft: Character { isUnicode ? "◄" : "<" }
  var ellipsis: String { isUnicode ? "…" : "..." }

  /// Text from outside, as it can be shown.
  func shown(_ text: String) -> String {
    let visible = Visible.text(text)
    return isUnicode ? visible : Visible.numbers(visible)
  }
}
