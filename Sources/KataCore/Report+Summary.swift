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
      lines += verdict.rules.broken.map { Line("  \($0)") }
      lines.append(next("kata hint \(number)"))
    case .passed:
      lines.append(Line(Span("  passed", .good), Span(reference(verdict.reference))))
    }
    return lines
  }

  static func next(_ command: String) -> Line {
    Line(Span("  next: ", .faint), Span(command, .command))
  }

  private static func explanation(_ outcome: Outcome) -> String {
    switch outcome {
    case .crashed: "; a test crashed, the others were run without it"
    case .timedOut: "; a test did not end in time"
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

  private static func script(_ difference: ScriptDifference) -> [Line] {
    let common = difference.common
    var lines = difference.expected.prefix(common).map { entry($0, "    ") }
    lines.append(Line("    expected", .faint))
    lines += difference.expected.dropFirst(common).prefix(6).map { entry($0, "      ") }
    lines.append(Line("    recorded", .faint))
    let recorded = difference.recorded.dropFirst(common).prefix(6)
    lines += recorded.isEmpty ? ["      nothing more"] : recorded.map { entry($0, "      ") }
    return lines
  }

  private static func entry(_ entry: Recording.Entry, _ indent: String) -> Line {
    switch entry {
    case .step(let words): Line(indent + words, .strong)
    case .message(let message): Line("\(indent)  → \(message.receiver)  \(message.text)")
    }
  }
}
