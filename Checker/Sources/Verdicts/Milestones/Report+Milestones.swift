import Basics

extension Report {
  /// The milestone that has just passed by itself, and the one in hand.
  static func stages(_ verdict: Verdict) -> [Line] {
    guard let stages = verdict.stages, let stage = verdict.stage else { return [] }
    let inHand = Line(
      Span("  stage \(stage) of \(stages.count)", .strong), Span(" · \(stages[stage - 1].title)"))
    guard let passed = verdict.passedStage else { return [inHand, .empty] }
    let tests = passed.tests == 1 ? "its test is green" : "its \(passed.tests) tests are green"
    let scripts =
      passed.scripts > 0
      ? ", and it sends the reference's messages in \(passed.scripts) scripts" : ""
    return [Line(Span("  stage \(passed.stage) passed", .good), Span(": \(tests)\(scripts)"))]
      + (verdict.change.map(change) ?? []) + [inHand, .empty]
  }

  static func change(_ change: Verdict.Change) -> [Line] {
    let files = change.files.joined(separator: ", ")
    let added = change.added > 0 ? ", added \(change.added)" : ""
    return wrapped(
      "  \(change.title) touched \(change.files.count) of \(change.of) files\(added), and rewrote "
        + "\(change.rewritten) of \(change.lines) lines: \(files)",
      indent: "    ")
  }
}
