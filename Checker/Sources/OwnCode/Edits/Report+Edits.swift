import Core
import Reports

extension Report {
  /// The edits of the learner's code that no test notices, above the count.
  static func edits(_ report: EditReport) -> [Line] {
    let (missed, dropped) = (report.edits.filter { !$0.isNoticed }, report.dropped)
    let noticed = report.edits.count - missed.count
    let count = "\(notice(report.tests)) \(noticed) of \(report.edits.count) changes of your code"
    let notes = [
      missed.isEmpty ? nil : "Each of these is a test to write, or code that can go.",
      dropped == 0 ? nil : "Not tried, because they do not compile: \(dropped).",
    ]
    return missed.flatMap(edit) + notes.compactMap(\.self).map { Line("  \($0)", .faint) }
      + [Line(count, missed.isEmpty ? .good : .doubtful)]
  }

  private static func edit(_ edit: EditReport.Tried) -> [Line] {
    let sentence = "No test notices if \(edit.sentence)."
    return [
      Line(Span("  ✗ ", .bad), Span("\(edit.file):\(edit.line)", .strong)),
      Line("      \(edit.code)"),
    ] + Wrapping.sentences(sentence, columns: 74).map { Line("    \($0)") }
  }
}
