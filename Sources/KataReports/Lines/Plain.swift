import KataCore

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
