/// What a person reads.
package enum Report {}

extension Report {
  /// One exercise's verdict, at full length.
  package static func verdict(_ verdict: Verdict) -> [Line] {
    var lines = [headline(verdict)]
    lines += verdict.diagnostics.filter { $0.severity == .error }.prefix(10).flatMap(diagnostic)
    lines += verdict.tests.cases.flatMap(testCase)
    if !verdict.tests.added.isEmpty {
      lines.append(Line("  your own tests, not counted:", .faint))
      lines += verdict.tests.added.flatMap(testCase)
    }
    lines += summary(verdict)
    lines += verdict.notes.map { Line(Span("  note: ", .doubtful), Span($0)) }
    return lines
  }

  /// Name, title, and how long it took.
  package static func headline(_ verdict: Verdict) -> Line {
    let name = "\(verdict.id) · \(verdict.title)"
    let time = verdict.cached ? "unchanged" : seconds(verdict.seconds)
    let gap = max(2, 78 - name.count - time.count)
    return Line(
      Span(name, .strong), Span(String(repeating: " ", count: gap)), Span(time, .faint))
  }

  package static func seconds(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }

  private static func diagnostic(_ diagnostic: Diagnostic) -> [Line] {
    [
      Line(
        Span("  ✗ ", .bad), Span("\(diagnostic.file):\(diagnostic.line):\(diagnostic.column)")),
      Line("      \(diagnostic.message)"),
    ]
  }

  static func testCase(_ test: Verdict.Case) -> [Line] {
    let name = test.name.split(separator: "/", maxSplits: 1).last.map(String.init) ?? test.name
    guard test.outcome != .passed else { return [Line(Span("  ✓ ", .good), Span(name))] }
    var place = ""
    if let issue = test.issues.first, let file = issue.file, let line = issue.line {
      place = "\(file):\(line)"
    }
    guard test.outcome != .notRun else {
      return [Line(Span("  · ", .faint), Span(name, .faint), Span(outcome(.notRun), .faint))]
    }
    var lines = [Line(Span("  ✗ ", .bad), Span(name), Span(outcome(test.outcome), .bad))]
    if !place.isEmpty { lines.append(Line("      \(place)", .faint)) }
    if let difference = test.difference {
      lines += messages(difference, after: test.flow?.expected.prefix(difference.index).last)
      lines += test.issues.filter { $0.file == nil }.map { Line("      \($0.message)") }
    } else {
      lines += test.issues.prefix(3).map { Line("      \($0.message)") }
    }
    return lines
  }

  /// The first message that differs, and the one before it, which was right.
  private static func messages(_ difference: MessageDifference, after last: Message?) -> [Line] {
    let none = last == nil ? "nothing" : "nothing more"
    let before = last.map {
      Line(Span("      after      ", .faint), Span(message($0, none), .faint))
    }
    return [before].compactMap(\.self) + [
      Line(Span("      expected   ", .faint), Span(message(difference.expected, none))),
      Line(Span("      recorded   ", .faint), Span(message(difference.recorded, none))),
    ]
  }

  private static func message(_ message: Message?, _ none: String) -> String {
    guard let message else { return none }
    let gap = String(repeating: " ", count: max(1, 11 - message.receiver.count))
    return message.receiver + gap + message.text
  }

  private static func outcome(_ outcome: CaseOutcome) -> String {
    switch outcome {
    case .passed, .failed: ""
    case .crashed: " — crashed"
    case .timedOut: " — still running at the time limit"
    case .exited: " — the process ended itself here"
    case .skipped: " — skipped or cancelled"
    case .missing: " — not in the suite"
    case .notRun: " — not run"
    }
  }
}
