/// Turns lines into what a terminal or a file gets.
package struct Renderer: Sendable {
  package var colour: Bool
  /// The word that stands for "kata" in a command to type.
  package var program: String
  /// True if signs outside ASCII can be shown.
  package var unicode: Bool
  /// True if a screen reader follows: no signs, no columns.
  package var isPlain: Bool

  package init(
    colour: Bool, program: String = "kata", unicode: Bool = true, isPlain: Bool = false
  ) {
    self.colour = colour
    self.program = program
    self.unicode = unicode
    self.isPlain = isPlain
  }

  package func render(_ lines: [Line]) -> String {
    (isPlain ? lines.compactMap(Plain.line) : lines).map { render($0) + "\n" }.joined()
  }

  /// Without the line's end.
  package func render(_ line: Line) -> String { line.spans.map(render).joined() }

  /// The same line with the characters that are shown, so that its width is known.
  func settled(_ line: Line) -> Line {
    var line = line
    for index in line.spans.indices {
      line.spans[index].text = shown(line.spans[index])
      if line.spans[index].style == .command { line.spans[index].style = .strong }
    }
    return line
  }

  private func shown(_ span: Span) -> String {
    let visible = Visible.text(span.style == .command ? named(span.text) : span.text)
    return unicode ? visible : Visible.ascii(visible)
  }

  private func render(_ span: Span) -> String {
    let text = shown(span)
    guard colour, let code = span.style.code, !text.isEmpty else {
      return span.style == .emphasis && !isPlain ? "*\(text)*" : text
    }
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
    case .emphasis: "3"
    case .good: "32"
    case .bad: "31"
    case .doubtful: "33"
    }
  }
}
