/// The meaning of a piece of text; its look is decided at the edge.
package enum Style: Sendable {
  case plain, strong, faint, good, bad, doubtful
  /// A command to type, as in "kata check 3": shown with the name that `kata` was started by.
  case command
}

package struct Span: Sendable, Equatable {
  package var text: String
  package var style: Style

  package init(_ text: String, _ style: Style = .plain) { (self.text, self.style) = (text, style) }
}

package struct Line: Sendable, Equatable {
  package var spans: [Span]
  /// True for a further row of a text that begins in a line above.
  package var goesOn = false

  package init(_ spans: Span...) { self.spans = spans }

  package init(_ text: String, _ style: Style = .plain) { spans = [Span(text, style)] }

  package static let empty = Line("")

  package var text: String { spans.map(\.text).joined() }

  package func indented(by columns: Int) -> Line {
    var line = self
    if !text.isEmpty { line.spans.insert(Span(String(repeating: " ", count: columns)), at: 0) }
    return line
  }
}
