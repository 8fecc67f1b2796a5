import Core

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
    let isValue = flow?.difference == nil || test.isAboutSomethingElse
    var lines = [Line(Span("  ✗ ", .bad), Span(name), Span(outcome(test.outcome), .bad))]
    if test.isBrokenOff {
      lines += test.shownIssue.map(issue) ?? []
      lines += place(test.file, test.line, "in the test at ")
    } else {
      let told = isValue ? test.shownIssue : flow?.issue ?? test.shownIssue
      lines += place(told?.file, told?.line)
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
    let others = issues.compactMap(\.argument).reduce(into: [argument]) { found, other in
      if !found.contains(other) { found.append(other) }
    }.dropFirst().map { $0.split(separator: " → ", maxSplits: 1).last ?? "" }
    let first = Cell.row("with \(argument.withoutTypes)").excerpt(columns: 144, ellipsis: " … ")
      .text
    guard !others.isEmpty else { return prose(first) }
    let count = "\(first); and \(others.count) more"
    let all = "\(count): \(others.joined(separator: "; ").withoutTypes)"
    return prose(all.columns <= 72 ? all : count)
  }

  /// The failures beside the messages: what was expected, and what was there.
  static func failures(of test: Verdict.Case) -> [Line] {
    var told: Set<String> = []
    let issues = test.issues.filter { !test.isAboutSomethingElse || $0.isAboutMessages != true }
    return issues.filter { told.insert($0.message).inserted }.prefix(3).flatMap { issue in
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

  /// A difference in a sentence where its two messages don't show it, then the two messages.
  static func messages(
    of difference: FirstDifference, ending: String?, after causes: [Line] = []
  ) -> [Line] {
    let none = difference.index == 0 ? "nothing" : "nothing more"
    let recorded = message(difference.recorded, ending ?? none, beside: difference.expected)
    return (difference.isPlain ? [] : prose(difference.words)) + causes
      + labelled("expected", message(difference.expected, none, beside: difference.recorded))
      + labelled("recorded", recorded)
  }

  private static func labelled(_ label: String, _ text: String) -> [Line] {
    let rows = Wrapping.lines(Cell.row(text), columns: 74)
    let lines = rows.enumerated().map { index, row in
      // A row ends in a blank where it was broken between two words.
      let row = row.last?.character == " " ? row.dropLast() : row[...]
      return Line(
        Span("      \((index == 0 ? label : "").padded(to: 11))", .faint),
        Span((index == 0 ? "" : "  ") + String(row.map(\.character))))
    }
    return rows.dropLast().allSatisfy { $0.last?.isBlank == true } ? lines.ofOneText : lines
  }

  /// In numbers where it looks like the other; of a long one, only what differs from the other.
  private static func message(
    _ message: Message?, _ none: String, beside other: Message?
  ) -> String {
    guard let message else { return none }
    if let other, message != other, message.text == other.text {
      return row(message.receiver, Visible.numbers(message.text))
    }
    guard message.text.columns > 120, let other, message.isLike(other), message.name != nil else {
      return row(message.receiver, message.text)
    }
    let cells = message.cells(changedFrom: other, .plain, isMarked: false)
    return row(message.receiver, cells.text)
  }

  private static func row(_ part: String, _ text: String) -> String {
    part.padded(to: 10) + " " + text
  }
}
