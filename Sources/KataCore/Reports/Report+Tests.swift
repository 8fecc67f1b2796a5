extension Report {
  static func testCases(_ cases: [Verdict.Case]) -> [Line] {
    var told: (name: String, messages: [Line])?
    return cases.flatMap { test in
      let messages = messages(of: test)
      let isSame = !messages.isEmpty && messages == told?.messages
      // Of several in a row, the first is the one that tells it.
      if !isSame, test.outcome != .passed {
        told = test.isAboutSomethingElse ? nil : (test.name, messages)
      }
      return testCase(test, messages, asIn: isSame ? told?.name : nil)
    }
  }

  static func testCase(_ test: Verdict.Case) -> [Line] { testCase(test, messages(of: test)) }

  /// What failed where; a difference that a test above had, too, is not told twice.
  private static func testCase(
    _ test: Verdict.Case, _ messages: [Line], asIn other: String? = nil
  ) -> [Line] {
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
      lines += place(test.told?.file, test.told?.line)
    }
    lines += with(test.told?.argument)
    if messages.isEmpty { return lines + (test.isBrokenOff ? [] : failures(of: test)) }
    if test.isAboutSomethingElse {
      return lines + failures(of: test) + (other == nil ? sentence(of: test) : [])
    }
    if !test.isBrokenOff {
      lines += test.issues.filter { $0.file == nil }.flatMap { prose($0.message) }
    }
    guard let other else { return lines + messages }
    return lines + prose("the same difference as in \"\(title(of: other))\"")
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

  /// The first message that differs, and in a sentence how, where two messages don't show it.
  private static func messages(of test: Verdict.Case) -> [Line] {
    guard let flow = FailedFlow(test), let parting = flow.parting else { return [] }
    let none = parting.index == 0 ? "nothing" : "nothing more"
    return (parting.isPlain ? [] : prose(parting.words))
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
    guard let message else { return none }
    let gap = String(repeating: " ", count: max(1, 11 - message.receiver.count))
    return message.receiver + gap + message.text
  }

}
