/// A picture as SVG.
struct FlowVector {
  private let picture: FlowPicture
  private let title: String

  // A monospaced character of 15 is 9 wide in nearly every font.
  private static let fontSize = 15
  private static let column = 9
  private static let row = 22
  private static let margin = 24

  init(_ picture: FlowPicture, title: String) {
    self.picture = picture
    self.title = title
  }

  var text: String {
    let width = picture.columns * Self.column + 2 * Self.margin
    let height = picture.rows * Self.row + 2 * Self.margin
    let fonts = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
    let rows =
      [
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
        width="\(width)" height="\(height)" role="img" font-family="\(fonts)" \
        font-size="\(Self.fontSize)" xml:space="preserve">
        """,
        "<title>\(title.asXML)</title>",
        """
        <rect x="1" y="1" width="\(width - 2)" height="\(height - 2)" rx="12" fill="#ffffff" \
        stroke="#d0d7de"/>
        """,
      ] + picture.marks.flatMap(elements) + ["</svg>"]
    return rows.joined(separator: "\n") + "\n"
  }

  private func elements(_ mark: FlowPicture.Mark) -> [String] {
    switch mark {
    case .head(let name, let centre, let row): head(name, centre, row)
    case .lifeline(let column, let rows):
      [
        """
        <line x1="\(x(column))" y1="\(y(rows.lowerBound))" x2="\(x(column))" \
        y2="\(y(rows.upperBound))" stroke="#b1bac4"/>
        """
      ]
    case .arrow(let mark): arrow(mark)
    case .text(let cells, let column, let row): text(cells, column, row)
    case .pointer(let cells, let column, let row): pointer(cells, column, row)
    case .rule(let cells, let columns, let row): rule(cells, columns, row)
    }
  }

  private func head(_ name: String, _ centre: Int, _ row: Int) -> [String] {
    let width = (name.columns + 2) * Self.column
    return [
      """
      <rect x="\(x(centre) - width / 2)" y="\(y(row))" width="\(width)" \
      height="\(Self.row + 6)" rx="5" fill="#f6f8fa" stroke="#57606a"/>
      """,
      """
      <text x="\(x(centre))" y="\(baseline(row) + 3)" text-anchor="middle" font-weight="bold" \
      fill="#1f2328">\(name.asXML)</text>
      """,
    ]
  }

  private func arrow(_ arrow: FlowPicture.Arrow) -> [String] {
    let middle = y(arrow.row) + Self.row / 2
    let back = arrow.isToRight ? -9 : 9
    let dashes = arrow.isDashed ? " stroke-dasharray=\"6 4\"" : ""
    let line = [
      """
      <line x1="\(x(arrow.from))" y1="\(middle)" x2="\(x(arrow.to) + back)" y2="\(middle)" \
      stroke="\(arrow.style.ink)" stroke-width="2"\(dashes)/>
      """,
      """
      <path d="M\(x(arrow.to)) \(middle)l\(back) -5v10z" fill="\(arrow.style.ink)"/>
      """,
    ]
    guard !arrow.label.isEmpty else { return line }
    return line + text(arrow.label, arrow.labelColumn, arrow.row)
  }

  /// One run for each style, on a ground of its own that interrupts lines.
  private func text(_ cells: [Cell], _ column: Int, _ row: Int) -> [String] {
    let end = cells.lastIndex { $0.character != " " }.map { $0 + 1 } ?? 0
    let cells = Array(cells[..<end])
    guard !cells.isEmpty else { return [] }
    var elements = [
      """
      <rect x="\(left(column) - 4)" y="\(y(row))" width="\(cells.columns * Self.column + 8)" \
      height="\(Self.row)" fill="#ffffff"/>
      """
    ]
    var column = column
    for run in cells.runs {
      let weight = run[0].style == .strong ? " font-weight=\"bold\"" : ""
      elements.append(
        """
        <text x="\(left(column))" y="\(baseline(row))" \
        textLength="\(run.columns * Self.column)"\(weight) \
        fill="\(run[0].style.ink)">\(run.text.asXML)</text>
        """)
      column += run.columns
    }
    return elements
  }

  private func pointer(_ cells: [Cell], _ column: Int, _ row: Int) -> [String] {
    guard let first = cells.firstIndex(where: \.isMarked),
      let last = cells.lastIndex(where: \.isMarked)
    else { return [] }
    let start = column + Array(cells[..<first]).columns
    let width = Array(cells[first...last]).columns * Self.column
    return [
      """
      <rect x="\(left(start))" y="\(y(row))" width="\(width)" height="4" rx="2" \
      fill="\(cells[first].style.ink)"/>
      """
    ]
  }

  private func rule(_ cells: [Cell], _ columns: Range<Int>, _ row: Int) -> [String] {
    let middle = y(row) + Self.row / 2
    return [
      """
      <line x1="\(left(columns.lowerBound))" y1="\(middle)" x2="\(left(columns.upperBound))" \
      y2="\(middle)" stroke="#b1bac4"/>
      """
    ] + text(cells, columns.lowerBound + 3, row)
  }

  private func left(_ column: Int) -> Int { Self.margin + column * Self.column }
  private func x(_ column: Int) -> Int { left(column) + Self.column / 2 }
  private func y(_ row: Int) -> Int { Self.margin + row * Self.row }
  private func baseline(_ row: Int) -> Int { y(row) + Self.row - 6 }
}

extension Style {
  /// Dark enough to be read on white.
  var ink: String {
    switch self {
    case .plain, .strong, .emphasis, .command: "#1f2328"
    case .faint: "#59636e"
    case .good: "#116329"
    case .bad: "#b3261e"
    case .doubtful: "#7d4e00"
    }
  }
}

extension [Cell] {
  /// Neighbours of one style.
  var runs: [[Cell]] {
    reduce(into: []) { runs, cell in
      if runs.last?.last?.style == cell.style {
        runs[runs.count - 1].append(cell)
      } else {
        runs.append([cell])
      }
    }
  }
}

extension String {
  /// As XML has it; the two characters that XML knows no way to write are replaced.
  var asXML: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }
}
