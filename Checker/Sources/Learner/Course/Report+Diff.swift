import Basics
import Common

extension Report {
  /// A learner's file beside the reference's, line by line; one that is not there is empty.
  static func comparison(of file: String, _ mine: String?, _ reference: String?) -> [Line] {
    let (mine, reference) = ((mine ?? "").lines, (reference ?? "").lines)
    let rows = marked(mine, reference).map { row in
      let style: Style = row.hasPrefix("-") ? .bad : row.hasPrefix("+") ? .good : .plain
      return Line("\(row.prefix(1)) \(row.dropFirst())", style)
    }
    return [
      Line(Span("\(file)   ", .strong), Span("- yours", .bad), Span("  + reference", .good))
    ] + (mine == reference ? [Line("  the same, to the letter", .faint)] : rows)
  }

  private static func marked(_ old: [String], _ new: [String]) -> [String] {
    let difference = new.difference(from: old)
    var lines = old.map { " \($0)" }
    for case .remove(let offset, let line, _) in difference.removals { lines[offset] = "-\(line)" }
    for case .insert(let offset, let line, _) in difference.insertions {
      var (place, kept) = (0, 0)
      while place < lines.count, kept < offset || lines[place].hasPrefix("-") {
        if !lines[place].hasPrefix("-") { kept += 1 }
        place += 1
      }
      lines.insert("+\(line)", at: place)
    }
    return lines
  }
}
