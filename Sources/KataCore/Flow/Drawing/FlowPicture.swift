/// A drawing on a grid of columns and rows; a terminal and an SVG picture show the same.
struct FlowPicture: Sendable {
  var marks: [Mark] = []
  var rows = 0
  var columns = 0

  enum Mark: Sendable {
    /// A part's name over its lifeline.
    case head(String, centre: Int, row: Int)
    case lifeline(column: Int, rows: Range<Int>)
    /// Dashed where it brings an answer back.
    case arrow(Arrow)
    case text([Cell], column: Int, row: Int)
    /// Points from below at the marked cells of the text in the row above.
    case pointer([Cell], column: Int, row: Int)
    /// A line across, with words in it.
    case rule([Cell], columns: Range<Int>, row: Int)
  }

  struct Arrow: Sendable {
    var row: Int
    var from: Int
    var to: Int
    var label: [Cell]
    var style = Style.plain
    var isDashed = false

    var isToRight: Bool { from < to }
    var left: Int { min(from, to) }
    var right: Int { max(from, to) }
    /// Where its label begins.
    var labelColumn: Int { left + (isToRight ? 3 : 4) }
  }

  /// Adds another drawing, moved to a place of this one.
  mutating func add(_ picture: FlowPicture, column: Int, row: Int) {
    marks += picture.marks.map { $0.moved(column, row) }
    rows = max(rows, row + picture.rows)
    columns = max(columns, column + picture.columns)
  }
}

extension FlowPicture.Mark {
  fileprivate func moved(_ x: Int, _ y: Int) -> Self {
    switch self {
    case .head(let name, let centre, let row): .head(name, centre: centre + x, row: row + y)
    case .lifeline(let column, let rows):
      .lifeline(column: column + x, rows: rows.lowerBound + y..<rows.upperBound + y)
    case .arrow(let arrow): .arrow(arrow.moved(x, y))
    case .text(let cells, let column, let row): .text(cells, column: column + x, row: row + y)
    case .pointer(let cells, let column, let row):
      .pointer(cells, column: column + x, row: row + y)
    case .rule(let cells, let columns, let row):
      .rule(
        cells, columns: columns.lowerBound + x..<columns.upperBound + x, row: row + y)
    }
  }
}

extension FlowPicture.Arrow {
  fileprivate func moved(_ x: Int, _ y: Int) -> Self {
    var arrow = self
    (arrow.row, arrow.from, arrow.to) = (row + y, from + x, to + x)
    return arrow
  }
}
