import Basics
import Common

/// Comma-separated values, as spreadsheets write them (RFC 4180); semicolons separate, too.
enum CSV {
  static func rows(_ text: String) -> [[String]] {
    let text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    let head = text.prefix { !$0.isNewline }
    let separator: Character = head.contains(";") && !head.contains(",") ? ";" : ","
    var rows: [[String]] = [[""]]
    var isQuoted = false
    var rest = text[...]
    while let character = rest.popFirst() {
      let row = rows.count - 1
      let cell = rows[row].count - 1
      switch character {
      case "\"" where isQuoted && rest.first == "\"":
        rest.removeFirst()
        rows[row][cell].append("\"")
      case "\"": isQuoted.toggle()
      case separator where !isQuoted: rows[row].append("")
      case _ where character.isNewline && !isQuoted: rows.append([""])
      default: rows[row][cell].append(character)
      }
    }
    return rows.filter { $0 != [""] }
  }

  /// One row; a cell that a spreadsheet would take for a formula gets an apostrophe in front.
  static func row(_ cells: [String]) -> String {
    cells.map { cell in
      let isFormula = cell.first.map { "=+-@\t\r".contains($0) } ?? false
      let text = (isFormula ? "'" : "") + Visible.text(cell)
      return text.contains(where: { ",;\"'".contains($0) })
        ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
    }.joined(separator: ",") + "\n"
  }
}
