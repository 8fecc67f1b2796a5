import Basics

/// The terminal or file that a drawing is for; its width is in columns.
package struct Medium: Sendable {
  package var width: Int
  /// True if signs outside ASCII can be shown.
  package var unicode: Bool
  /// True if a screen reader follows: sentences in place of drawings.
  package var isPlain: Bool

  package init(width: Int = 80, unicode: Bool = true, isPlain: Bool = false) {
    (self.width, self.unicode, self.isPlain) = (width, unicode, isPlain)
  }

  var signs: Signs { Signs(isUnicode: unicode) }

  func narrower(by columns: Int) -> Self {
    Self(width: width - columns, unicode: unicode, isPlain: isPlain)
  }
}

/// The signs of a diagram: box drawing characters, or ASCII where they can't be shown.
package struct Signs: Sendable {
  package var isUnicode: Bool

  package init(isUnicode: Bool) { self.isUnicode = isUnicode }

  var vertical: Character { isUnicode ? "│" : "|" }
  package var horizontal: Character { isUnicode ? "─" : "-" }
  var dash: Character { isUnicode ? "╌" : "." }
  var fromLeft: Character { isUnicode ? "├" : "|" }
  var fromRight: Character { isUnicode ? "┤" : "|" }
  var crossing: Character { isUnicode ? "┼" : "+" }
  var toRight: Character { isUnicode ? "►" : ">" }
  var toLeft: Character { isUnicode ? "◄" : "<" }
  var ellipsis: String { isUnicode ? "…" : "..." }

  /// Text from outside, as it can be shown.
  package func shown(_ text: String) -> String {
    let visible = Visible.text(text)
    return isUnicode ? visible : Visible.numbers(visible)
  }
}
