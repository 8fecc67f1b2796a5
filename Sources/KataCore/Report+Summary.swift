extension Report {
  /// What it came to, and what to do next.
  static func summary(_ verdict: Verdict) -> [Line] {
    let number = verdict.id.number
    if let subjects = verdict.subjects { return summary(verdict, subjects) }
    if verdict.reference.state.isBrokenOff {
      return divergence(verdict) + [next("kata hint \(number)")]
    }
    var lines: [Line] = []
    switch verdict.outcome {
    case .notStarted:
      lines.append(Line("  not started", .faint))
      lines.append(next("kata show \(number)"))
    case .notCompiled:
      lines.append(Line("  does not compile", .bad))
      lines.append(
        Line(Span("  next: ", .faint), Span("mend the first error; others may follow from it")))
    case .failed, .crashed, .timedOut, .incomplete:
      lines.append(
        Line(
          Span("  \(verdict.tests.passed) of \(verdict.tests.expected) tests pass", .bad),
          Span(explanation(verdict.outcome))))
      lines.append(next("kata hint \(number)"))
    case .diverged:
      lines += divergence(verdict)
      lines.append(next("kata hint \(number)"))
    case .breaksRules:
      lines.append(Line("  all tests pass, but the architecture is not kept:", .bad))
      lines += verdict.rules.broken.flatMap(finding)
      lines.append(next("kata hint \(number)"))
    case .passed:
      lines.append(Line(Span("  passed", .good), Span(reference(verdict.reference))))
    }
    return lines
  }

  private static func finding(_ finding: RuleFinding) -> [Line] {
    [
      Line(
        Span("    ✗ ", .bad), Span("\(finding.rule.rawValue)  ", .strong),
        Span("\(finding.file):\(finding.line)", .faint)),
      Line("      \(finding.why)"),
      Line("      \(finding.instead)"),
    ]
  }

  static func next(_ command: String) -> Line {
    Line(Span("  next: ", .faint), Span(command, .command))
  }

  private static func explanation(_ outcome: Outcome) -> String {
    switch outcome {
    case .crashed: "; a crash ends the whole process, so the others were run without that test"
    case .timedOut: "; a loop, or an await whose answer never comes?"
    case .incomplete: "; the suite did not run to its end, so nothing can be said to pass"
    default: ""
    }
  }

  private static func reference(_ reference: Verdict.Reference) -> String {
    switch reference.state {
    case .agreed:
      ": all tests, and the same messages as the reference in \(reference.scripts) scripts"
    case .notSupplied: ": all tests (no reference in this copy to compare with)"
    default: ""
    }
  }

  private static func divergence(_ verdict: Verdict) -> [Line] {
    let reference = verdict.reference
    var lines = [Line("  all tests pass, but \(apart(reference.state))", .bad)]
    if let difference = reference.difference { lines += script(difference) }
    return lines
  }

  private static func apart(_ state: Verdict.Reference.State) -> String {
    switch state {
    case .crashed: "your code crashes in this script:"
    case .timedOut: "your code is still busy with this script at the time limit:"
    case .incomplete: "the process ends itself in the middle of this script:"
    default: "in this script your messages are not the reference's:"
    }
  }
}
