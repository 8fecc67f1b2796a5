extension Report {
  /// What it came to, and what to do next.
  static func summary(
    _ verdict: Verdict, _ offers: Offers, isWhyTold: Bool, script: [Line]
  ) -> [Line] {
    let number = verdict.id.number
    let help = offers.help(with: verdict.id)
    if let subjects = verdict.subjects { return summary(verdict, subjects, offers) }
    if verdict.reference.state.isBrokenOff {
      return divergence(verdict, script) + [next(help)]
    }
    var lines: [Line] = []
    switch verdict.outcome {
    case .notStarted:
      lines.append(Line("  not started", .faint))
      lines.append(next("kata show \(number)"))
    case .notCompiled:
      lines.append(Line(Span("  does not compile", .bad), Span(suiteToCome(verdict))))
      let advice = "mend the first error; others may follow from it, or come to light after it"
      lines.append(Line(Span("  next: ", .faint), Span(advice)))
    case .failed, .crashed, .timedOut, .incomplete:
      lines.append(
        Line(
          Span("  \(verdict.tests.passed) of \(verdict.tests.expected) tests pass", .bad),
          Span(explanation(verdict))))
      lines += notRun(verdict)
      if !verdict.rules.broken.isEmpty {
        lines.append(Line("  ✗ in files whose tests are green, a rule of VIP is broken:", .bad))
        lines += findings(verdict.rules.broken)
      }
      lines.append(next(hasFlow(verdict) ? "kata flow \(number)" : nil, help))
    case .diverged:
      lines += divergence(verdict, script)
      lines.append(next(help))
    case .breaksRules:
      lines.append(Line("  ✗ all tests pass, but a rule of VIP is broken:", .bad))
      lines += findings(verdict.rules.broken)
      lines.append(next(help))
    case .notGraded:
      lines.append(Line("  ~ not graded here", .doubtful))
    case .passed:
      lines += passed(verdict, isWhyTold) + kept(verdict.rules)
    }
    return lines
  }

  /// Whoever sees no test should know why.
  private static func suiteToCome(_ verdict: Verdict) -> String {
    let sources = ExerciseLayout(verdict.id).sources
    let isOwn = verdict.diagnostics.contains {
      $0.severity == .error && $0.file.hasPrefix("\(sources)/")
    }
    return isOwn ? "; the suite is compiled after it, so no test has run" : ""
  }

  /// What is said of several lines of a file is said once.
  private static func findings(_ broken: [RuleFinding]) -> [Line] {
    var told: [RuleFinding] = []
    for finding in broken where !told.contains(where: { $0.says(finding) }) { told.append(finding) }
    return told.flatMap { finding in
      let places = broken.filter(finding.says).map { "\($0.line)" }.joined(separator: ", ")
      return [
        Line(
          Span("    ✗ ", .bad), Span("\(finding.rule.rawValue)  ", .strong),
          Span("\(finding.file):\(places)", .faint))
      ] + prose(finding.why) + prose(finding.instead)
    }
  }

  /// Sentences, broken between words where a line of a narrow terminal ends.
  static func prose(_ text: String) -> [Line] {
    Wrapping.sentences(text, columns: 72).map { Line("      \($0)") }
  }

  /// Whether a test is red whose messages can be drawn.
  private static func hasFlow(_ verdict: Verdict) -> Bool {
    verdict.tests.cases.contains { FailedFlow($0) != nil }
  }

  /// Commands to go on with; what is nil can't run here.
  static func next(_ commands: String?...) -> Line {
    var line = Line(Span("  next: ", .faint))
    for command in commands.compactMap(\.self) {
      if line.spans.count > 1 { line.spans.append(Span(" · ", .faint)) }
      line.spans.append(Span(command, .command))
    }
    return line
  }

  private static func passed(_ verdict: Verdict, _ isWhyTold: Bool) -> [Line] {
    let reference = verdict.reference
    switch reference.state {
    case .agreed:
      let scripts =
        ": all tests, and the same messages as the reference in \(reference.scripts) scripts"
      return [Line(Span("  passed", .good), Span(scripts))]
    case .notSupplied:
      let passed = "  passed by its tests alone, \(notCompared)"
      guard !isWhyTold else { return [Line("\(passed) \(whyElsewhere)", .doubtful)] }
      return [Line(passed, .doubtful)] + whyNotCompared("kata check \(verdict.id.number)")
    default: return [Line("  passed", .good)]
    }
  }

  /// Why some tests had no turn.
  private static func notRun(_ verdict: Verdict) -> [Line] {
    let outcomes = verdict.tests.cases.map(\.outcome)
    guard outcomes.contains(.notRun) else { return [] }
    let why =
      if outcomes.contains(.timedOut) {
        "after a second test that does not end, kata waits for no third"
      } else if outcomes.contains(.crashed) || outcomes.contains(.exited) {
        "the suite is run again \(Limits.runsAfterCrashes) times at most, each time without what "
          + "ended it"
      } else {
        "the process was gone before their turn"
      }
    return Wrapping.sentences("  not run: \(why)", columns: 78, indent: "    ").map {
      Line($0, .faint)
    }
  }

  private static func kept(_ rules: Verdict.Rules) -> [Line] {
    guard rules.state == .held, !rules.judged.isEmpty else { return [] }
    let names = rules.judged.map(\.rawValue).joined(separator: ", ")
    return [Line(Span("  rules: kept", .good), Span(" (\(names))", .faint))]
  }

  private static func divergence(_ verdict: Verdict, _ script: [Line]) -> [Line] {
    let reference = verdict.reference
    return [Line("  ✗ all tests pass, but \(apart(reference.state)):", .bad)]
      + (reference.crash.map(issue) ?? []) + script
  }

}

extension RuleFinding {
  /// The same in another line.
  fileprivate func says(_ other: RuleFinding) -> Bool {
    (rule, file, why, instead) == (other.rule, other.file, other.why, other.instead)
  }
}
