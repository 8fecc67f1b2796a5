/// A grid of characters that a picture is painted on.
struct FlowCanvas {
  private let signs: Signs
  /// Nil is the second column of a wide character.
  private var grid: [[Cell?]]

  init(_ picture: FlowPicture, signs: Signs) {
    self.signs = signs
    let blank = Cell(character: " ")
    grid = Array(
      repeating: Array(repeating: blank, count: picture.columns), count: picture.rows)
    for mark in picture.marks { paint(mark) }
  }

  var lines: [Line] { grid.map(line) }

  private mutating func paint(_ mark: FlowPicture.Mark) {
    switch mark {
    case .head(let name, let centre, let row):
      put(Cell.row(name, .strong), column: centre - name.columns / 2, row: row)
    case .lifeline(let column, let rows):
      for row in rows { put([Cell(character: signs.vertical, style: .faint)], column, row) }
    case .arrow(let mark): arrow(mark)
    case .text(let cells, let column, let row):
      put(blank(1) + cells + blank(1), column - 1, row)
    case .pointer(let cells, let column, let row): point(cells, column, row)
    case .rule(let cells, let columns, let row): rule(cells, columns, row)
    }
  }

  private mutating func arrow(_ arrow: FlowPicture.Arrow) {
    let (row, style) = (arrow.row, arrow.style)
    let line = arrow.isDashed ? signs.dash : signs.horizontal
    for column in arrow.left + 1..<arrow.right {
      let isCrossing = grid[row][column]?.character == signs.vertical
      put([Cell(character: isCrossing ? signs.crossing : line, style: style)], column, row)
    }
    let end = arrow.isToRight ? signs.fromLeft : signs.fromRight
    put([Cell(character: end, style: .faint)], arrow.from, row)
    let tip = arrow.isToRight ? signs.toRight : signs.toLeft
    put([Cell(character: tip, style: style)], arrow.isToRight ? arrow.to - 1 : arrow.to + 1, row)
    guard !arrow.label.isEmpty else { return }
    put(blank(1) + arrow.label + blank(1), arrow.labelColumn - 1, row)
  }

  private mutating func point(_ cells: [Cell], _ column: Int, _ row: Int) {
    // No lifeline stands among the carets.
    guard let last = cells.lastIndex(where: \.isMarked) else { return }
    put(blank(Array(cells[...last]).columns + 1), column, row)
    var column = column
    for cell in cells {
      let width = cell.character.columns
      if cell.isMarked {
        let caret = Cell(character: signs.caret, style: cell.style)
        put(Array(repeating: caret, count: width), column, row)
      }
      column += width
    }
  }

  private mutating func rule(_ cells: [Cell], _ columns: Range<Int>, _ row: Int) {
    let line = Cell(character: signs.horizontal, style: .faint)
    put(Array(repeating: line, count: columns.count), columns.lowerBound, row)
    put(blank(1) + cells + blank(1), columns.lowerBound + 2, row)
  }

  private func blank(_ count: Int) -> [Cell] {
    Array(repeating: Cell(character: " "), count: count)
  }

  /// Writes over what is there; what is outside the grid is left out.
  private mutating func put(_ cells: [Cell], column: Int, row: Int) {
    var column = column
    for cell in cells {
      let width = cell.character.columns
      if width > 0, column >= 0, column + width <= grid[row].count {
        for index in column..<column + width { grid[row][index] = nil }
        grid[row][column] = cell
      }
      column += width
    }
  }

  private mutating func put(_ cells: [Cell], _ column: Int, _ row: Int) {
    put(cells, column: column, row: row)
  }

  private func line(_ row: [Cell?]) -> Line {
    var spans: [Span] = []
    for cell in row.compactMap({ $0 }) {
      if let last = spans.last, last.style == cell.style || cell.character == " " {
        spans[spans.count - 1].text.append(cell.character)
      } else {
        spans.append(Span(String(cell.character), cell.style))
      }
    }
    while let last = spans.last, last.text.last == " " {
      spans[spans.count - 1].text.removeLast()
      if last.text.count == 1 { spans.removeLast() }
    }
    var line = Line()
    line.spans = spans
    return line
  }
}
