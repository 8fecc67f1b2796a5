/// A drawing on a grid of columns and rows; a terminal and an SVG picture show the same.
struct FlowPicture: Sendable {
  var marks: [Mark] = []
  var rows = 0
  var columns = 0

  struct Mark: Sendable {
    var kind: Kind
    var column: Int
    var row: Int
    var cells: [Cell] = []
  }

  enum Kind: Sendable {
    /// A part's name over its lifeline, which stands in the column.
    case head
    case lifeline(rows: Int)
    /// Goes so many columns to the right, or to the left; dashed where it brings an answer back.
    case arrow(columns: Int, Style, isDashed: Bool)
    case text
    /// Points from below at the marked cells of the text in the row above.
    case pointer
    /// A line across, with words in it.
    case rule(columns: Int)
  }

  /// Adds another drawing, moved to a place of this one.
  mutating func add(_ picture: FlowPicture, column: Int, row: Int) {
    for var mark in picture.marks {
      (mark.column, mark.row) = (mark.column + column, mark.row + row)
      marks.append(mark)
    }
    rows = max(rows, row + picture.rows)
    columns = max(columns, column + picture.columns)
  }
}

extension FlowPicture.Mark {
  /// The column in which an arrow's label begins.
  var labelColumn: Int {
    guard case .arrow(let columns, _, _) = kind else { return column }
    return columns > 0 ? column + 3 : column + columns + 4
  }
}
