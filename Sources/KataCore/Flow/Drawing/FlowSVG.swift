/// A picture as SVG.
struct FlowSVG {
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
    let frame = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" role="img" font-family="\(fonts)" \
      font-size="\(Self.fontSize)" xml:space="preserve">
      """,
      "<title>\(title.asXML)</title>",
      rectangle(1, 1, width - 2, height - 2, ##"rx="12" fill="#ffffff" stroke="#d0d7de""##),
    ]
    return (frame + picture.marks.flatMap(elements) + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private func elements(_ mark: FlowPicture.Mark) -> [String] {
    let (x, y) = (x(mark.column), y(mark.row))
    switch mark.kind {
    case .head:
      let width = (mark.cells.columns + 2) * Self.column
      let style = ##"text-anchor="middle" font-weight="bold" fill="#1f2328""##
      return [
        rectangle(
          x - width / 2, y, width, Self.row + 6, ##"rx="5" fill="#f6f8fa" stroke="#57606a""##),
        #"<text x="\#(x)" y="\#(baseline(mark.row) + 3)" \#(style)>\#(mark.cells.text.asXML)</text>"#,
      ]
    case .lifeline(let rows): return [line(x, y, x, y + rows * Self.row, ##"stroke="#b1bac4""##)]
    case .arrow(let columns, let style, let isDashed):
      let (middle, back) = (y + Self.row / 2, columns > 0 ? -9 : 9)
      let tip = x + columns * Self.column
      let dashes = isDashed ? #" stroke-dasharray="6 4""# : ""
      return [
        line(
          x, middle, tip + back, middle, #"stroke="\#(style.ink)" stroke-width="2"\#(dashes)"#),
        #"<path d="M\#(tip) \#(middle)l\#(back) -5v10z" fill="\#(style.ink)"/>"#,
      ] + words(mark.cells, mark.labelColumn, mark.row)
    case .text: return words(mark.cells, mark.column, mark.row)
    case .pointer: return pointer(mark)
    case .rule(let columns):
      let (left, middle) = (left(mark.column), y + Self.row / 2)
      return [
        line(left, middle, left + columns * Self.column, middle, ##"stroke="#b1bac4""##)
      ] + words(mark.cells, mark.column + 3, mark.row)
    }
  }

  /// One run for each style, on a ground of its own that interrupts lines.
  private func words(_ cells: [Cell], _ column: Int, _ row: Int) -> [String] {
    let end = cells.lastIndex { $0.character != " " }.map { $0 + 1 } ?? 0
    let cells = Array(cells[..<end])
    guard !cells.isEmpty else { return [] }
    let width = cells.columns * Self.column
    var elements = [
      rectangle(left(column) - 4, y(row), width + 8, Self.row, ##"fill="#ffffff""##)
    ]
    var column = column
    for run in cells.runs {
      let weight = run[0].style == .strong ? #" font-weight="bold""# : ""
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

  private func pointer(_ mark: FlowPicture.Mark) -> [String] {
    let cells = mark.cells
    guard let first = cells.firstIndex(where: \.isMarked),
      let last = cells.lastIndex(where: \.isMarked)
    else { return [] }
    let start = mark.column + Array(cells[..<first]).columns
    let width = Array(cells[first...last]).columns * Self.column
    let style = #"rx="2" fill="\#(cells[first].style.ink)""#
    return [rectangle(left(start), y(mark.row), width, 4, style)]
  }

  private func rectangle(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ style: String
  ) -> String {
    #"<rect x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)" \#(style)/>"#
  }

  private func line(_ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int, _ style: String) -> String {
    #"<line x1="\#(x1)" y1="\#(y1)" x2="\#(x2)" y2="\#(y2)" \#(style)/>"#
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

extension String {
  /// As XML has it; the two characters that XML knows no way to write are replaced.
  fileprivate var asXML: String {
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
