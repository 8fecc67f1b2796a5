import Basics
import Common

extension Report {
  /// A learner's file beside the reference's, line by line; one that is not there is empty.
  static func comparison(of file: String, _ mine: String?, _ reference: String?) -> [Line] {
    let (mine, reference) = ((mine ?? "").lines, (reference ?? "").lines)
    let rows = UnifiedDiff.marked(mine, reference).map { row in
      let style: Style = row.hasPrefix("-") ? .bad : row.hasPrefix("+") ? .good : .plain
      return Line("\(row.prefix(1)) \(row.dropFirst())", style)
    }
    return [
      Line(Span("\(file)   ", .strong), Span("- yours", .bad), Span("  + reference", .good))
    ] + (mine == reference ? [Line("  the same, to the letter", .faint)] : rows)
  }
}
