package import KataCore

extension Report {
  /// Each known mistake with the own tests that notice it, those that none notices first.
  package static func teeth(_ teeth: Teeth) -> [Line] {
    let missed = teeth.mistakes.filter(\.noticedBy.isEmpty)
    let tests =
      teeth.tests.count == 1 ? "your test notices" : "your \(teeth.tests.count) tests notice"
    let count = "\(tests) \(teeth.noticed) of \(teeth.mistakes.count) mistakes"
    return teeth.mistakes.filter { !$0.noticedBy.isEmpty }.flatMap(mistake)
      + missed.flatMap(mistake) + [Line(count, missed.isEmpty ? .good : .doubtful)]
  }

  /// The edits of the learner's code that no test notices, above the count.
  package static func edits(_ report: EditReport) -> [Line] {
    let (missed, dropped) = (report.edits.filter { !$0.isNoticed }, report.dropped)
    let tests = report.tests == 1 ? "your test notices" : "your \(report.tests) tests notice"
    let noticed = report.edits.count - missed.count
    let count = "\(tests) \(noticed) of \(report.edits.count) changes of your code"
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

  private static func mistake(_ mistake: Teeth.Mistake) -> [Line] {
    let isNoticed = !mistake.noticedBy.isEmpty
    let rows = Wrapping.sentences("\(mistake.sentence) (\(mistake.edge))", columns: 74)
    let first = Span(isNoticed ? "  ✓ " : "  ✗ ", isNoticed ? .good : .bad)
    let named = mistake.noticedBy.prefix(2).map { "\"\($0)\"" }.joined(separator: ", ")
    let more = mistake.noticedBy.count > 2 ? " and \(mistake.noticedBy.count - 2) more" : ""
    return rows.enumerated().map { index, row in
      index == 0 ? Line(first, Span(row)) : Line("    \(row)")
    } + (isNoticed ? [Line("      by \(named)\(more)", .faint)] : [])
  }
}
