extension Report {
  static func testCases(_ cases: [Verdict.Case]) -> [Line] {
    let telling = cases.map(Telling.init)
    let tellers = cases.indices.map { index in
      telling[..<index].firstIndex { telling[index].isTold(by: $0) }
    }
    return cases.indices.flatMap { index in
      let others = cases.indices.filter { tellers[$0] == index && !cases[$0].isAboutSomethingElse }
      return testCase(
        cases[index], telling[index], asIn: tellers[index].map { telling[$0] }, others: others.count
      )
    }
  }

  static func testCase(_ test: Verdict.Case) -> [Line] {
    testCase(test, Telling(test), asIn: nil, others: 0)
  }

  /// What failed where; a difference that a test above had, too, is not told twice.
  private static func testCase(
    _ test: Verdict.Case, _ telling: Telling, asIn other: Telling?, others: Int
  ) -> [Line] {
    let messages = telling.messages
    let name = title(of: test.name)
    switch test.outcome {
    case .passed: return [Line(Span("  ✓ ", .good), Span(name))]
    case .notRun:
      return [Line(Span("  · ", .faint), Span(name, .faint), Span(outcome(.notRun), .faint))]
    default: break
    }
    var lines = [Line(Span("  ✗ ", .bad), Span(name), Span(outcome(test.outcome), .bad))]
    if test.isBrokenOff {
      lines += test.told.map(issue) ?? []
      lines += place(test.file, test.line, "in the test at ")
    } else {
      let isValue = messages.isEmpty || test.isAboutSomethingElse
      let told = isValue ? test.told : FailedFlow(test)?.issue ?? test.told
      lines += place(told?.file, told?.line)
    }
    lines += with(test.told?.argument)
    if messages.isEmpty { return lines + (test.isBrokenOff ? [] : failures(of: test)) }
    if test.isAboutSomethingElse {
      return lines + failures(of: test) + (other == nil ? sentence(of: test) : [])
    }
    if !test.isBrokenOff {
      lines += test.issues.filter { $0.file == nil }.flatMap { prose($0.message) }
    }
    guard let other else {
      return lines + Self.messages(of: test, withAnswer: true) + leak(of: test)
        + (others > 1 ? prose("the same difference in \(others) more tests") : [])
    }
    let words = other.messages == messages ? "the same difference" : "\(telling.words ?? ""),"
    return lines + prose("\(words) as in \"\(title(of: other.test.name))\"")
  }

  /// Where it was, from the course's root, and what was said there.
  static func issue(_ issue: Verdict.Issue) -> [Line] {
    place(issue.file, issue.line) + prose(issue.message)
  }

  private static func place(_ file: String?, _ line: Int?, _ words: String = "") -> [Line] {
    guard let file, let line else { return [] }
    return [Line("      \(words)\(file):\(line)", .faint)]
  }

  /// What a test was run with, where it takes arguments.
  private static func with(_ argument: String?) -> [Line] {
    argument.map { prose("with \($0)") } ?? []
  }

  /// A test's name without its suite's, and without the parentheses of a plain function.
  package static func title(of test: String) -> String {
    let name = test.split(separator: "/", maxSplits: 1).last.map(String.init) ?? test
    return name.firstMatch(of: #/^(\w+)\((\w+:)*\)$/#).map { String($0.output.1) } ?? name
  }

  /// What failed beside the messages: what was expected, and what was there.
  package static func failures(of test: Verdict.Case) -> [Line] {
    var told: Set<String> = []
    return test.issues.filter { told.insert($0.message).inserted }.prefix(3).flatMap { issue in
      let isOther = issue.argument != test.issues[0].argument
      let lead = isOther ? with(issue.argument) : []
      guard let text = ExpectationText(issue.message) else { return lead + prose(issue.message) }
      let found =
        text.found.isEmpty
        ? ["no value is kept behind await or try; a constant would show it"] : text.found
      return lead + labelled("expected", text.condition)
        + found.enumerated().flatMap { labelled($0 == 0 ? "recorded" : "", $1) }
    }
  }

  private static func leak(of test: Verdict.Case) -> [Line] {
    FailedFlow(test).flatMap { FlowDiagram($0).leak }.map(prose) ?? []
  }

  /// The first message that differs, and in a sentence how, where two messages don't show it; also
  /// what was answered before, where that is asked for.
  fileprivate static func messages(
    of test: Verdict.Case, withAnswer: Bool = false
  ) -> [Line] {
    guard let flow = FailedFlow(test), let parting = flow.parting else { return [] }
    let none = parting.index == 0 ? "nothing" : "nothing more"
    let answer = withAnswer ? flow.answer : nil
    return (parting.isPlain ? [] : prose(parting.words))
      + (answer.map { labelled("answered", row($0.from, $0.text)) } ?? [])
      + labelled("expected", message(parting.expected, none))
      + labelled("recorded", message(parting.recorded, flow.ending ?? none))
  }

  /// Where what failed is a value, and the messages before it were wrong, too.
  ///
  /// In which order they had come by the end does not tell what the value was made of.
  private static func sentence(of test: Verdict.Case) -> [Line] {
    guard let flow = FailedFlow(test), let parting = flow.parting, !flow.isOutOfOrder,
      ![parting.expected, parting.recorded].contains(where: { $0.map(flow.cast.isState) == true })
    else { return [] }
    return prose("among its messages: \(parting.words)")
  }

  private static func labelled(_ label: String, _ text: String) -> [Line] {
    Wrapping.lines(Cell.row(text), columns: 74).enumerated().map { index, row in
      // A row ends in a blank where it was broken between two words.
      let row = row.last?.character == " " ? row.dropLast() : row[...]
      return Line(
        Span("      \((index == 0 ? label : "").padded(to: 11))", .faint),
        Span((index == 0 ? "" : "  ") + String(row.map(\.character))))
    }
  }

  private static func message(_ message: Message?, _ none: String) -> String {
    message.map { row($0.receiver, $0.text) } ?? none
  }

  private static func row(_ part: String, _ text: String) -> String {
    part + String(repeating: " ", count: max(1, 11 - part.columns)) + text
  }
}

/// What a test's messages tell, to be compared with what another's do.
private struct Telling {
  let test: Verdict.Case
  /// Empty where they tell nothing.
  let messages: [Line]
  /// What differs, in a sentence that two messages don't replace.
  let words: String?

  init(_ test: Verdict.Case) {
    self.test = test
    messages = Report.messages(of: test)
    let parting = FailedFlow(test)?.parting
    words = parting?.isPlain == false ? parting?.words : nil
  }

  /// Whether an earlier one has told the same already, perhaps of other contents.
  func isTold(by other: Telling) -> Bool {
    !messages.isEmpty && !other.test.isAboutSomethingElse
      && (other.messages == messages || words != nil && other.words == words)
  }
}
