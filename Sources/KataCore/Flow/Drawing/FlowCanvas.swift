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
    let (cells, column, row) = (mark.cells, mark.column, mark.row)
    switch mark.kind {
    case .head: put(cells, column - cells.columns / 2, row)
    case .lifeline(let rows):
      let line = Cell(character: signs.vertical, style: .faint)
      for row in row..<row + rows { put([line], column, row) }
    case .arrow(let columns, let style, let isDashed): arrow(mark, columns, style, isDashed)
    case .text: words(cells, column, row)
    case .pointer: point(cells, column, row)
    case .rule(let columns):
      let line = Cell(character: signs.horizontal, style: .faint)
      put(Array(repeating: line, count: columns), column, row)
      words(cells, column + 3, row)
    }
  }

  private mutating func arrow(
    _ mark: FlowPicture.Mark, _ columns: Int, _ style: Style, _ isDashed: Bool
  ) {
    let (from, to, row) = (mark.column, mark.column + columns, mark.row)
    let line = isDashed ? signs.dash : signs.horizontal
    for column in min(from, to) + 1..<max(from, to) {
      let isCrossing = grid[row][column]?.character == signs.vertical
      put([Cell(character: isCrossing ? signs.crossing : line, style: style)], column, row)
    }
    let isToRight = columns > 0
    let end = isToRight ? signs.fromLeft : signs.fromRight
    put([Cell(character: end, style: .faint)], from, row)
    let tip = isToRight ? signs.toRight : signs.toLeft
    put([Cell(character: tip, style: style)], isToRight ? to - 1 : to + 1, row)
    if !mark.cells.isEmpty { words(mark.cells, mark.labelColumn, row) }
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

  /// With a blank on both sides, which interrupts lines.
  private mutating func words(_ cells: [Cell], _ column: Int, _ row: Int) {
    put(blank(1) + cells + blank(1), column - 1, row)
  }

  private func blank(_ count: Int) -> [Cell] {
    Array(repeating: Cell(character: " "), count: count)
  }

  /// Writes over what is there; what is outside the grid is left out.
  private mutating func put(_ cells: [Cell], _ column: Int, _ row: Int) {
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

  private func line(_ row: [Cell?]) -> Line {
    var cells = row.compactMap(\.self)
    while cells.last?.character == " " { cells.removeLast() }
    for index in cells.indices.dropFirst() where cells[index].character == " " {
      cells[index].style = cells[index - 1].style
    }
    return Line(cells)
  }
}
