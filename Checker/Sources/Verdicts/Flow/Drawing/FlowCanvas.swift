import Basics

/// Rows of characters that a flow is painted on, from top to bottom.
struct FlowCanvas: Sendable {
  let signs: Signs
  let width: Int
  /// The columns of the lifelines that run through every further row.
  var lifelines: [Int] = []
  /// Nil is the second column of a wide character.
  var grid: [[Cell?]] = []

  var rows: [[Cell]] { grid.map { $0.compactMap(\.self) } }

  mutating func addRow() {
    grid.append(Self.blank(width))
    for column in lifelines { put([Cell(character: signs.vertical, style: .faint)], column) }
  }

  /// Writes over what is in the last row; what is outside is left out.
  mutating func put(_ cells: [Cell], _ column: Int) {
    let row = grid.count - 1
    var column = column
    for cell in cells {
      let width = cell.character.columns
      if width > 0, column >= 0, column + width <= self.width {
        for index in column..<column + width { grid[row][index] = nil }
        grid[row][column] = cell
      }
      column += width
    }
  }

  /// Writes with a blank on both sides, which interrupts lines.
  mutating func words(_ cells: [Cell], _ column: Int) {
    put(Self.blank(1) + cells + Self.blank(1), column - 1)
  }

  /// Draws an arrow from one lifeline to another.
  mutating func arrow(_ from: Int, _ to: Int, _ style: Style, isDashed: Bool) {
    let line = isDashed ? signs.dash : signs.horizontal
    for column in min(from, to) + 1..<max(from, to) {
      let sign = lifelines.contains(column) ? signs.crossing : line
      put([Cell(character: sign, style: style)], column)
    }
    let isToRight = from < to
    put([Cell(character: isToRight ? signs.fromLeft : signs.fromRight, style: .faint)], from)
    put(
      [Cell(character: isToRight ? signs.toRight : signs.toLeft, style: style)],
      isToRight ? to - 1 : to + 1)
  }

  /// Points from below at what is marked; no lifeline stands among the carets.
  mutating func point(at cells: [Cell], _ column: Int) {
    guard let last = cells.lastIndex(where: \.isMarked) else { return }
    let carets = cells[...last].flatMap { cell in
      Array(
        repeating: Cell(character: cell.isMarked ? "^" : " ", style: cell.style),
        count: cell.character.columns)
    }
    put(carets + Self.blank(1), column)
  }

  static func blank(_ count: Int) -> [Cell] {
    Array(repeating: Cell(character: " "), count: max(0, count))
  }
}
