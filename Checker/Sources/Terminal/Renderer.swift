package import Basics

/// Turns lines into what a terminal or a file gets.
package struct Renderer: Sendable {
  var color: Bool
  /// The word that stands for "kata" in a command to type.
  package var program = "kata"
  /// True if signs outside ASCII can be shown.
  package var unicode = true
  /// True if a screen reader follows: no signs, no columns.
  package var isPlain = false

  package func render(_ lines: [Line]) -> String {
    let lines = isPlain ? lines.compactMap { Plain.line(named($0)) } : lines
    return lines.map { render($0) + "\n" }.joined()
  }

  package func render(_ line: Line) -> String { settled(line).spans.map(render).joined() }

  /// The same line with the characters that are shown, so that its width is known.
  package func settled(_ line: Line) -> Line {
    var line = named(line)
    for index in line.spans.indices { line.spans[index].text = shown(line.spans[index].text) }
    return line
  }

  private func shown(_ text: String) -> String {
    let visible = Visible.text(text)
    return unicode ? visible : Visible.ascii(visible)
  }

  private func render(_ span: Span) -> String {
    guard color, let code = span.style.code, !span.text.isEmpty else { return span.text }
    return "\u{1B}[\(code)m\(span.text)\u{1B}[0m"
  }

  /// The same line with `kata` as it was started, in commands and in sentences that name one.
  private func named(_ line: Line) -> Line {
    var line = line
    for (index, span) in line.spans.enumerated() {
      let isCommand = span.style == .command
      var words = span.text.split(separator: " ", omittingEmptySubsequences: false)
      for (place, word) in words.enumerated() where word == "kata" {
        let next = words[(place + 1)...].first?.prefix { $0.isLetter } ?? ""
        if isCommand || Self.commands.contains(next) { words[place] = program[...] }
      }
      line.spans[index] = Span(words.joined(separator: " "), isCommand ? .strong : span.style)
    }
    return line
  }

  private static let commands = Set(
    CommandName.all.map { $0.words.prefix { $0.isLetter } }.filter { !$0.isEmpty })
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

/// Lines as a screen reader follows them: words in place of signs, commas in place of columns.
enum Plain {
  /// Nil for a line that says nothing aloud: a caret below a place, a rule of a table.
  static func line(_ line: Line) -> Line? {
    let text = line.text
    let margin = text.prefix { $0 == " " }
    let rest = text.dropFirst(margin.count)
    if rest == "^" || rest.hasPrefix("|-") || rest.hasPrefix("|:") { return nil }
    if rest.hasPrefix("|") {
      let cells = rest.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
      return Line(cells.filter { !$0.isEmpty }.joined(separator: ", "))
    }
    let isSign = line.spans.first?.style != .plain && rest.dropFirst().first ?? " " == " "
    let meaning = isSign ? rest.first.flatMap { meanings[$0] } : nil
    let words = (meaning ?? "") + rest.dropFirst(meaning == nil ? 0 : 1)
    return Line(margin + (line.spans.count > 1 ? joined(words) : words))
  }

  /// The meanings of signs at a line's beginning.
  private static let meanings: [Character: String] = [
    "✓": "passed:", "✗": "failed:", "·": "not done:", "…": "begun:", "~": "not graded:",
    "*": "changed:",
  ]

  /// Two blanks and more stand between columns, but for those within quotes.
  private static func joined(_ text: String) -> String {
    var (said, blanks) = ("", 0)
    for cell in Cell.row(text) {
      if cell.isBlank, !cell.isQuoted {
        blanks += 1
        continue
      }
      said += blanks > 1 ? ", " : blanks == 1 ? " " : ""
      said.append(cell.character)
      blanks = 0
    }
    return said
  }
}
