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
