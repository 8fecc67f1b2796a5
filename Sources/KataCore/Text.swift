/// How a piece of text is meant; what it looks like is decided at the edge.
package enum Style: Sendable {
  case plain, strong, faint, good, bad, doubtful
  /// A command to type, as in "kata check 3": shown with the name that `kata` was started by.
  case command
}

/// A piece of a line in one style.
package struct Span: Sendable, Equatable {
  package var text: String
  package var style: Style

  package init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

/// One line of a report.
package struct Line: Sendable, Equatable, ExpressibleByStringLiteral,
  ExpressibleByStringInterpolation
{
  package var spans: [Span]

  package init(_ spans: Span...) {
    self.spans = spans
  }

  package init(_ text: String, _ style: Style = .plain) {
    spans = [Span(text, style)]
  }

  package init(stringLiteral text: String) {
    self.init(text)
  }

  package static let empty = Line("")

  package var text: String { spans.map(\.text).joined() }
}

/// Turns lines into what a terminal or a file gets.
package struct Renderer: Sendable {
  package var colour: Bool
  /// What stands for "kata" in a command to type.
  package var program: String
  /// Whether signs outside ASCII can be shown.
  package var unicode: Bool

  package init(colour: Bool, program: String = "kata", unicode: Bool = true) {
    self.colour = colour
    self.program = program
    self.unicode = unicode
  }

  package func render(_ lines: [Line]) -> String {
    lines.map { $0.spans.map(render).joined() + "\n" }.joined()
  }

  private func render(_ span: Span) -> String {
    let visible = Visible.text(span.style == .command ? named(span.text) : span.text)
    let text = unicode ? visible : Visible.ascii(visible)
    guard colour, let code = span.style.code, !text.isEmpty else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

extension Renderer {
  private func named(_ command: String) -> String {
    command.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0 == "kata" ? program : String($0) }.joined(separator: " ")
  }
}

extension Style {
  fileprivate var code: String? {
    switch self {
    case .plain: nil
    case .strong, .command: "1"
    case .faint: "2"
    case .good: "32"
    case .bad: "31"
    case .doubtful: "33"
    }
  }
}

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
