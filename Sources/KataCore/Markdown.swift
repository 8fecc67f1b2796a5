import Foundation

/// As much of Markdown as a README needs to be read in a terminal.
package enum Markdown {
  /// Headings and code in their styles; everything else as it is written.
  package static func lines(_ text: String) -> [Line] {
    var lines: [Line] = []
    var isCode = false
    for row in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if row.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        lines.append(Line("    " + row, .faint))
      } else if row.hasPrefix("#") {
        lines.append(Line(String(row.drop { $0 == "#" || $0 == " " }), .strong))
      } else {
        lines.append(contentsOf: wrapped(unlinked(row)).map(inline))
      }
    }
    while lines.first?.text.isEmpty == true { lines.removeFirst() }
    while lines.last?.text.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// `[text](place)` without the place, which nobody can follow in a terminal.
  private static func unlinked(_ row: String) -> String {
    row.replacing(/\[([^\]]+)\]\([^)]+\)/) { String($0.output.1) }
  }

  /// Lines of at most 80 columns; what follows a list's mark is indented.
  private static func wrapped(_ row: String) -> [String] {
    guard !row.hasPrefix("|") else { return [row] }
    let indent = row.hasPrefix("- ") ? "  " : ""
    var rows: [String] = []
    var current = ""
    for word in row.split(separator: " ", omittingEmptySubsequences: false) {
      if current.isEmpty {
        current = rows.isEmpty ? String(word) : indent + word
      } else if current.count + word.count < 80 {
        current += " " + word
      } else {
        rows.append(current)
        current = indent + word
      }
    }
    return rows + [current]
  }

  /// `**strong**` in its style, without the stars.
  private static func inline(_ row: String) -> Line {
    var line = Line()
    for (index, part) in row.components(separatedBy: "**").enumerated() where !part.isEmpty {
      line.spans.append(Span(part, index.isMultiple(of: 2) ? .plain : .strong))
    }
    return line.spans.isEmpty ? .empty : line
  }
}
