import Basics

extension Report {
  /// The milestones, and what has just been passed by itself.
  static func stages(_ verdict: Verdict) -> [Line] {
    guard let milestones = verdict.stages else { return [] }
    let inHand = milestones.firstIndex { !$0.isDone }
    let titles = milestones.enumerated().map { index, milestone in
      let count = index == inHand ? " \(milestone.done) of \(milestone.of)" : ""
      return (milestone.isDone ? "✓ " : "") + milestone.title + count
    }
    let row = wrapped("  stages: " + titles.joined(separator: " · "), indent: "          ")
    guard let passed = verdict.passedStage else { return row + [.empty] }
    let tests = passed.tests == 1 ? "its test is green" : "its \(passed.tests) tests are green"
    let scripts =
      passed.scripts > 0
      ? ", and its messages the reference's in \(passed.scripts) scripts" : ""
    return row
      + [
        Line(Span("  stage \(passed.stage) passed", .good), Span(": \(tests)\(scripts)"))
      ] + (verdict.change.map(change) ?? []) + [.empty]
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
