extension Report {
  /// What a suite that the learner wrote comes to, and what to do next.
  static func summary(_ verdict: Verdict, _ subjects: Verdict.Subjects) -> [Line] {
    let more = next("kata hint \(verdict.id.number)")
    guard subjects.state != .notReached else { return [notReached(verdict), more] }
    let rejected = subjects.cases.filter { $0.kind == .right && !$0.isJudgedRightly }
    if !rejected.isEmpty {
      return rejected.flatMap(rejection)
        + [Line("  a suite that rejects a right implementation scores 0", .bad), more]
    }
    if verdict.outcome == .passed { return passed(subjects) }
    let missed = subjects.cases.filter { !$0.isJudgedRightly }
    let shown = few(missed)
    let share = Line(
      "  accepts all \(subjects.right) right implementations, "
        + "catches \(subjects.caught) of \(subjects.wrong) wrong ones",
      .bad)
    return [share, Line("  your suite accepts what is wrong:", .bad)] + shown.map(miss)
      + rest(missed.count - shown.count) + [more]
  }

  private static func notReached(_ verdict: Verdict) -> Line {
    let reason =
      switch verdict.outcome {
      case .incomplete where verdict.tests.cases.isEmpty:
        "no test was run: kata runs tests that are marked @Test"
      case .incomplete: "the suite did not run to its end, so it says nothing"
      case .crashed: "the given implementation is right, and your suite crashes on it"
      case .timedOut: "the given implementation is right, and your suite does not end on it"
      default: "the given implementation is right, and your suite rejects it"
      }
    return Line("  \(reason): score 0", .bad)
  }

  private static func rejection(_ subject: Verdict.Subjects.Case) -> [Line] {
    let how =
      switch subject.outcome {
      case .crashed: "crashes on"
      case .timedOut: "does not end on"
      case .exited: "ends the process on"
      default: "rejects"
      }
    return [
      Line(Span("  ✗ ", .bad), Span("\(how) a right implementation: \(subject.description)"))
    ]
      + subject.failing.flatMap { testCase($0) }.map { line in
        var line = line
        line.spans.insert(Span("  "), at: 0)
        return line
      }
  }

  /// Five at most, of as many edges as there are.
  private static func few(_ subjects: [Verdict.Subjects.Case]) -> [Verdict.Subjects.Case] {
    var seen: Set<String> = []
    let first = subjects.filter { seen.insert($0.edge ?? $0.name).inserted }
    let ranked = first + subjects.filter { !first.contains($0) }
    let chosen = ranked.prefix(5)
    return subjects.filter { chosen.contains($0) }
  }

  private static func miss(_ subject: Verdict.Subjects.Case) -> Line {
    Line(
      Span("    ✗ ", .bad), Span((subject.edge ?? "").padded(to: 4)), Span(subject.description))
  }

  private static func rest(_ count: Int) -> [Line] {
    count > 0 ? [Line("      … and \(count) more", .faint)] : []
  }

  private static func passed(_ subjects: Verdict.Subjects) -> [Line] {
    guard subjects.state == .notSupplied else {
      return [
        Line(
          Span("  passed", .good),
          Span(
            ": accepts all \(subjects.right) right implementations, "
              + "catches all \(subjects.wrong) wrong ones"))
      ]
    }
    return [
      Line("  accepts the given implementation, and catches the given wrong ones", .good),
      Line("  not graded here: this copy is without Solutions. Whoever gave you the course grades"),
      Line("  your suite, by the right and wrong implementations that they run it against."),
    ]
  }
}
