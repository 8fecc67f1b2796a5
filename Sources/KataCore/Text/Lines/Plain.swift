/// Lines as a screen reader follows them: words in place of signs, commas in place of columns.
enum Plain {
  /// Nil for a line that says nothing aloud: a caret below a place, a rule of a table.
  static func line(_ line: Line) -> Line? {
    let text = line.text.trimmingBlanks
    if text == "^" || text.hasPrefix("|-") || text.hasPrefix("|:") { return nil }
    if text.hasPrefix("|") { return Line(row(text)) }
    var line = line
    if let first = line.spans.first, first.style != .plain, let words = words(first.text) {
      line.spans[0].text = words
    }
    if line.spans.count > 1 { joinColumns(&line) }
    return line
  }

  /// The meanings of signs at a line's beginning.
  private static let meanings: [Character: String] = [
    "✓": "passed:", "✗": "failed:", "·": "not done:", "…": "begun:", "~": "not graded:",
    "*": "changed:",
  ]

  private static func words(_ text: String) -> String? {
    let margin = text.prefix { $0 == " " }
    let rest = text.dropFirst(margin.count)
    guard let sign = rest.first, let meaning = meanings[sign],
      rest.dropFirst().first ?? " " == " "
    else { return nil }
    return margin + meaning + rest.dropFirst()
  }

  /// Two blanks and more stand between columns, but for those at the beginning and within quotes.
  private static func joinColumns(_ line: inout Line) {
    let cells = Cell.row(line.text)
    let margin = cells.prefix { $0.character == " " }.count
    var gaps: [Range<Int>] = []
    var start: Int?
    for (index, cell) in cells.enumerated().dropFirst(margin) {
      let isGap = cell.character == " " && !cell.isQuoted
      if isGap { start = start ?? index }
      if !isGap, let from = start {
        if index - from > 1 { gaps.append(from..<index) }
        start = nil
      }
    }
    if let from = start { gaps.append(from..<cells.count) }
    var position = 0
    for index in line.spans.indices {
      var text = ""
      for character in line.spans[index].text {
        if let gap = gaps.first(where: { $0.contains(position) }) {
          if position == gap.lowerBound, gap.upperBound < cells.count { text += ", " }
        } else {
          text.append(character)
        }
        position += 1
      }
      line.spans[index].text = text
    }
  }

  /// A table's row, its cells with commas between them.
  private static func row(_ text: String) -> String {
    text.split(separator: "|").map { String($0).trimmingBlanks }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let text = drop { $0 == " " }
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
