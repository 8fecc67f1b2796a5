import Basics

/// The drawing for a terminal as an SVG picture, its lines drawn as such.
struct FlowSVG {
  let rows: [[Cell]]
  let title: String

  // A monospaced character of 15 is 9 wide in nearly every font.
  private static let (column, row, margin) = (9, 22, 24)

  var text: String {
    let width = (rows.map(\.columns).max() ?? 0) * Self.column + 2 * Self.margin
    let height = rows.count * Self.row + 2 * Self.margin
    let fonts = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
    let frame = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" role="img" font-family="\(fonts)" \
      font-size="15">
      <title>\(title.asXML())</title>
      <rect x="1" y="1" width="\(width - 2)" height="\(height - 2)" rx="12" fill="#ffffff" \
      stroke="#d0d7de"/>

      """
    return frame + rows.indices.flatMap(elements).joined(separator: "\n") + "\n</svg>\n"
  }

  private func elements(_ index: Int) -> [String] {
    var (column, elements): (Int, [String]) = (0, [])
    var words: [Cell] = []
    func flush() {
      let x = Self.margin + (column - words.columns) * Self.column
      if !words.text.allSatisfy({ $0 == " " }) {
        // A browser draws several blanks as one, and none at the ends.
        elements.append(
          """
          <text x="\(x)" y="\(Self.margin + index * Self.row + 16)" \
          textLength="\(words.columns * Self.column)" \
          fill="\(words[0].style.ink)"\(words[0].style == .strong ? #" font-weight="bold""# : "")>\
          \(words.text.replacing(" ", with: "\u{A0}").asXML())</text>
          """)
      }
      words = []
    }
    for cell in rows[index] {
      let shape = Self.shapes[cell.character]
      if shape != nil || words.last.map({ $0.style != cell.style }) == true { flush() }
      if let shape {
        let (x, y) = (Self.margin + column * Self.column, Self.margin + index * Self.row)
        elements.append(
          #"<path d="M\#(x) \#(y)\#(shape)" stroke="\#(cell.style.ink)" fill="\#(cell.style.ink)"/>"#
        )
      } else {
        words.append(cell)
      }
      column += cell.character.columns
    }
    flush()
    return elements
  }

  /// The lines of a terminal's drawing, each from the upper left corner of its character.
  private static let shapes: [Character: String] = [
    "│": "m4 0v22", "├": "m4 0v22m0 -11h5", "┤": "m4 0v22m0 -11h-4", "┼": "m4 0v22m-4 -11h9",
    "─": "m0 11h9", "╌": "m2 11h5", "►": "m0 11h9m3 0l-7 -4v8z", "◄": "m9 11h-9m-3 0l7 -4v8z",
  ]
}

extension Style {
  /// Dark enough to be read on white.
  fileprivate var ink: String {
    switch self {
    case .plain, .strong, .command: "#1f2328"
    case .faint: "#59636e"
    case .good: "#116329"
    case .bad: "#b3261e"
    case .doubtful: "#7d4e00"
    }
  }
}

extension String {
  /// The text escaped for XML and HTML; for what XML can't write there is a sign.
  package func asXML(isAttribute: Bool = false) -> String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n" where !isAttribute, "\t" where !isAttribute: String(scalar)
      case "\n", "\t", "\r": "&#\(scalar.value);"
      case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      case "\0"..<" ": Unicode.Scalar(0x2400 + scalar.value).map { String($0) } ?? ""
      default: String(scalar)
      }
    }.joined()
  }
}
