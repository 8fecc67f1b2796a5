extension Report {
  /// One exercise among several: a line, and what to do unless it passed.
  package static func brief(_ verdict: Verdict) -> [Line] {
    switch verdict.outcome {
    case .passed:
      [
        Line(
          Span("✓ ", .good), Span("\(verdict.id) · \(verdict.title)"),
          Span(verdict.subjects?.state == .notSupplied ? "  (not graded here)" : "", .faint))
      ]
    case .notStarted:
      [
        Line(
          Span("· ", .faint), Span("\(verdict.id) · \(verdict.title)"),
          Span("  not started", .faint))
      ]
    default:
      [.empty] + self.verdict(verdict) + [.empty]
    }
  }

  /// What all of them came to; nothing for a single one, which has said it all.
  package static func closing(_ verdicts: [Verdict]) -> [Line] {
    guard verdicts.count > 1 else { return [] }
    let passed = verdicts.filter { $0.outcome == .passed }.count
    return [
      Line("\(passed) of \(verdicts.count) passed", passed == verdicts.count ? .good : .plain)
    ]
  }
}
