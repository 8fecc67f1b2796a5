import KataCore

/// A table of a README, laid out in columns that fit a terminal.
struct MarkdownTable {
  private let rows: [[String]]

  /// Rows as they are written, each between upright lines; the one below the headings is dropped.
  init(_ rows: ArraySlice<String>) {
    self.rows = rows.map(Self.cells).filter { row in
      !row.allSatisfy { $0.allSatisfy { "-: ".contains($0) } }
    }
  }

  private static let gap = 2

  /// At most so many columns, if words are not longer than their share; headings stand out.
  func lines(columns: Int = 78) -> [Line] {
    let widths = widths(within: columns)
    return rows.enumerated().flatMap { index, row in
      let cells = zip(row, widths).map { Wrapping.sentences($0, columns: $1) }
      return (0..<(cells.map(\.count).max() ?? 0)).map { line in
        var text = ""
        for (cell, width) in zip(cells, widths) {
          text += (cell.dropFirst(line).first ?? "").padded(to: width + Self.gap)
        }
        while text.last == " " { text.removeLast() }
        return Line("  " + text, index == 0 ? .strong : .plain)
      }
    }
  }

  /// The width of each column: its longest cell's; the widest columns are narrowed until all fit.
  private func widths(within columns: Int) -> [Int] {
    var widths: [Int] = []
    for (index, cell) in rows.flatMap({ $0.enumerated() }) {
      if index == widths.count { widths.append(0) }
      widths[index] = max(widths[index], cell.columns)
    }
    let room = columns - 2 - Self.gap * max(0, widths.count - 1)
    while widths.reduce(0, +) > room, let widest = widths.max(), widest > 8,
      let index = widths.firstIndex(of: widest)
    {
      widths[index] -= 1
    }
    return widths
  }

  private static func cells(_ row: String) -> [String] {
    var cells = [""]
    var isCode = false
    for character in row {
      if character == "`" { isCode.toggle() }
      if character == "|", !isCode {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
    }
    return cells.dropFirst().dropLast().map { cell in
      String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}
