package import Basics

extension Report {
  /// The tests with what failed where; a difference that a test above had, too, is not told twice.
  ///
  /// Beneath the first red test stand the sentences on its edges. So many red ones are told at length.
  static func testCases(
    _ cases: [Verdict.Case], edges: [String] = [], atLength limit: Int = .max
  ) -> [Line] {
    let told = cases.map { messages(of: $0, withAnswer: true) }
    var red = 0
    return cases.indices.flatMap { index in
      if cases[index].outcome != .passed { red += 1 }
      let same = cases.indices.prefix(index).first { earlier in
        !told[index].isEmpty && told[earlier] == told[index] && !cases[earlier].isAboutSomethingElse
      }
      let lines = testCase(cases[index], sameAs: same.map { cases[$0] })
      guard cases[index].outcome != .passed else { return lines }
      return red > limit ? [lines[0]] : lines + (red == 1 ? edges.prefix(3).flatMap(prose) : [])
    }
  }

  static func testCase(_ test: Verdict.Case, sameAs other: Verdict.Case? = nil) -> [Line] {
    let edges = (test.edges ?? []).map { "E\($0)" }.joined(separator: ", ")
    let name = test.title + (edges.isEmpty ? "" : " (\(edges))")
    switch test.outcome {
    case .passed: return [Line(Span("  ✓ ", .good), Span(name))]
    case .notRun:
      return [Line(Span("  · ", .faint), Span(name, .faint), Span(outcome(.notRun), .faint))]
    default: break
    }
    let flow = FailedFlow(test)
    var lines = [Line(Span("  ✗ ", .bad), Span(name), Span(outcome(test.outcome), .bad))]
    if test.isBrokenOff {
      lines += test.shownIssue.map(issue) ?? []
      lines += place(test.file, test.line, "in the test at ")
    } else {
      lines += place(test.placed?.file, test.placed?.line)
    }
    lines += with(test.shownIssue?.argument, among: test.issues)
    guard let flow, let difference = flow.difference else {
      return lines + (test.isBrokenOff ? [] : failures(of: test))
    }
    if test.isAboutSomethingElse {
      return lines + failures(of: test)
        + (other == nil && !test.hasStopped ? prose("among its messages: \(difference.words)") : [])
    }
    if !test.isBrokenOff {
      lines += test.issues.filter { $0.file == nil }.flatMap { prose($0.message) }
    }
    if let other {
      return lines + prose("the same first difference as in \"\(other.title)\"")
    }
    return lines + messages(of: test, withAnswer: true)
      + (flow.diagram.leak.map(prose) ?? [])
  }

  /// The place of an issue, from the course's root, and its message.
  static func issue(_ issue: Verdict.Issue) -> [Line] {
    place(issue.file, issue.line) + prose(issue.message)
  }

  private static func place(_ file: String?, _ line: Int?, _ words: String = "") -> [Line] {
    guard let file, let line else { return [] }
    return [Line("      \(words)\(file):\(line)", .faint)]
  }

  /// The argument that a test was run with, and the others that it failed with.
  private static func with(_ argument: String?, among issues: [Verdict.Issue] = []) -> [Line] {
    guard let argument else { return [] }
    let others = ([argument] + issues.compactMap(\.argument)).once(==).dropFirst()
      .map { $0.split(separator: " → ", maxSplits: 1).last ?? "" }
    let first = Cell.row("with \(argument.withoutTypes)").excerpt(columns: 144, ellipsis: " … ")
      .text
    guard !others.isEmpty else { return prose(first) }
    let count = "\(first); and \(others.count) more"
    let all = "\(count): \(others.joined(separator: "; ").withoutTypes)"
    return prose(all.columns <= 72 ? all : count)
  }

  /// The failures beside the messages: what was expected, and what was there.
  package static func failures(of test: Verdict.Case) -> [Line] {
    let issues = test.issues.filter { !test.isAboutSomethingElse || $0.isAboutMessages != true }
    return issues.once { $0.message == $1.message }.prefix(3).flatMap { issue in
      let lead = issue.argument != test.issues[0].argument ? with(issue.argument) : []
      guard let text = ExpectationText(issue.message) else { return lead + prose(issue.message) }
      let none = "hidden behind await or try; put it in a let before #expect"
      return lead + labelled("expected", text.condition)
        + (text.found.isEmpty ? [none] : text.found).enumerated().flatMap {
          labelled($0 == 0 ? "recorded" : "", $1)
        }
    }
  }

  /// The first difference: in a sentence where two messages don't show it, then the two messages;
  /// between them the answer before, where that is asked for.
  private static func messages(of test: Verdict.Case, withAnswer: Bool = false) -> [Line] {
    guard let flow = FailedFlow(test), var difference = flow.difference else { return [] }
    // A process that ended in the middle of a call has not left it out.
    if test.isBrokenOff, difference.recorded == nil { difference.isPlain = true }
    let causes = withAnswer ? flow.causes : []
    return messages(
      of: difference, ending: flow.diagram.ending,
      after: causes.flatMap { labelled($0.label, row($0.aside.part, $0.aside.words)) })
  }

  /// The reason why some tests were not run.
  static func notRun(_ verdict: Verdict) -> [Line] {
    let outcomes = verdict.tests.cases.map(\.outcome)
    guard outcomes.contains(.notRun) else { return [] }
    let hasCrash = outcomes.contains(.crashed) || outcomes.contains(.exited)
    // A second one may be of a later stage.
    let hangs = outcomes.count { $0 == .timedOut } + (hasCrash ? 0 : 1)
    let why =
      if hangs > Limits.runsAfterTimeOuts {
        "two tests hung, so kata stopped there"
      } else if hasCrash {
        "kata restarts the suite up to \(Limits.runsAfterCrashes) times, each time without the test "
          + "that ended it"
      } else {
        "the process had ended before their turn"
      }
    return wrapped("  not run: \(why)", .faint, indent: "    ")
  }

  /// The words behind a count of tests; tests that were not run have a line of their own.
  static func explanation(_ verdict: Verdict) -> String {
    let isAllRun = !verdict.tests.cases.contains { $0.outcome == .notRun }
    let broken = verdict.tests.cases.filter(\.isBrokenOff).count
    let those = "; the others were run without \(broken == 1 ? "the one" : "those") that "
    return switch verdict.outcome {
    case .crashed where isAllRun: "\(those)crashed"
    case .timedOut where isAllRun: "\(those)did not end"
    case .incomplete: "; the suite did not run to its end, so this is no pass"
    default: ""
    }
  }

  package static func outcome(_ outcome: CaseOutcome) -> String {
    switch outcome {
    case .passed, .failed: ""
    case .crashed: " — crashed"
    case .timedOut: " — still running"
    case .exited: " — the process ended itself here"
    case .skipped: " — skipped or cancelled"
    case .missing: " — not in the suite"
    case .notRun: " — not run"
    }
  }
}

extension Verdict.Case {
  /// True if it did not come to its own end.
  var isBrokenOff: Bool { ending != nil }

  /// The issue that is told first: the one that broke it off, or else its first.
  package var shownIssue: Verdict.Issue? { isBrokenOff ? issues.last : issues.first }

  /// The issue whose place is told: where its messages differ, the expectation that failed on them.
  package var placed: Verdict.Issue? {
    let flow = isBrokenOff || isAboutSomethingElse ? nil : FailedFlow(self)
    return flow?.difference == nil ? shownIssue : flow?.issue ?? shownIssue
  }

  /// The words in the place of a message that never came; nil when the test ran to its end.
  package var ending: String? {
    switch outcome {
    case .crashed: Verdict.Reference.State.crashed.ending
    case .timedOut: Verdict.Reference.State.timedOut.ending
    case .exited: Verdict.Reference.State.incomplete.ending
    default: nil
    }
  }
}
