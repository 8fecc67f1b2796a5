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
        lines += inline(wrapped(unlinked(row)))
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
    let text = row.drop { $0 == " " }
    guard !text.hasPrefix("|") else { return [row] }
    let margin = String(repeating: " ", count: row.count - text.count)
    return Wrapping.sentences(
      row, columns: 80, indent: margin + (text.hasPrefix("- ") ? "  " : ""))
  }

  /// `**strong**` in its style, without the stars, also where it was wrapped.
  private static func inline(_ rows: [String]) -> [Line] {
    var isStrong = false
    return rows.map { row in
      var line = Line()
      for (index, part) in row.components(separatedBy: "**").enumerated() {
        if index > 0 { isStrong.toggle() }
        if !part.isEmpty { line.spans.append(Span(part, isStrong ? .strong : .plain)) }
      }
      return line.spans.isEmpty ? .empty : line
    }
  }
}
