import Basics

extension Report {
  /// The result of a suite that the learner wrote, and what to do next.
  static func summary(
    _ verdict: Verdict, _ subjects: Verdict.Subjects, _ offers: Offers
  ) -> [Line] {
    let more = next(offers.help(with: verdict.id))
    guard subjects.state != .notReached else { return [notReached(verdict), more] }
    if !subjects.rejected.isEmpty {
      return subjects.rejected.flatMap(rejection)
        + [Line("  a suite that rejects a right implementation scores 0", .bad), more]
    }
    if verdict.outcome == .passed { return [Line("  passed: \(judgement(subjects))", .good)] }
    if verdict.outcome == .notGraded { return notGraded(subjects) }
    return missed(subjects) + [more]
  }

  /// The result of own tests beside a given suite.
  static func ownTests(
    _ subjects: Verdict.Subjects, _ verdict: Verdict, _ offers: Offers
  ) -> [Line] {
    let heading = "  your own tests"
    guard let outcome = subjects.outcome, !outcome.isSettled else {
      if verdict.areSourcesDone, verdict.tests.isRedOnOwnCode {
        return [
          Line(Span(heading, .bad), Span(": they judge correctly, but fail on your own code")),
          inOwnTests,
        ]
      }
      if subjects.outcome == .notGraded { return notGraded(subjects) }
      return [Line(Span("\(heading): ", .good), Span(judgement(subjects)))]
    }
    if subjects.state == .notReached {
      let failing = verdict.stages == nil ? subjects.cases.first?.failing ?? [] : []
      let reason =
        if subjects.cases.isEmpty {
          "they don't compile in a build of their own"
        } else if verdict.stages == nil {
          "they reject the given implementation, which is right"
        } else {
          "not all pass on your own parts"
        }
      return [Line(Span(heading, .bad), Span(": \(reason)"))]
        + failing.prefix(3).flatMap { testCase($0) }.map { $0.indented(by: 2) }
        + (verdict.areSourcesDone ? [inOwnTests] : [])
    }
    return [Line("\(heading), on other implementations:", .bad)]
      + (subjects.rejected.isEmpty ? missed(subjects) : subjects.rejected.flatMap(rejection))
      + [inOwnTests]
  }

  static let inOwnTests = Line(
    Span("  next: ", .faint), Span("your own tests, in Tests/Own"))

  private static func missed(_ subjects: Verdict.Subjects) -> [Line] {
    let missed = subjects.cases.filter { !$0.isJudgedRightly }
    let shown = missed.prefix(5)
    guard !missed.isEmpty else { return [Line("  \(judgement(subjects))")] + untried(subjects) }
    let heading =
      if subjects.state != .silenced {
        "your suite lets these wrong implementations pass"
      } else if missed.allSatisfy({ $0.kind == .places }) {
        "your own tests leave out"
      } else {
        "no test of yours fails when"
      }
    return [Line("  \(judgement(subjects))", .bad), Line("  \(heading):", .bad)]
      + shown.flatMap(miss) + rest(missed.count - shown.count)
      + (subjects.state == .notSupplied ? untried(subjects) : [])
  }

  private static func notReached(_ verdict: Verdict) -> Line {
    let reason =
      switch verdict.outcome {
      case .incomplete where verdict.tests.cases.isEmpty:
        "no test was run: kata runs tests that are marked @Test"
      case .incomplete: "the suite did not run to its end, so nothing can be graded"
      case .crashed: "your suite crashes on the given implementation, which is right"
      case .timedOut: "your suite never finishes on the given implementation, which is right"
      default: "your suite rejects the given implementation, which is right"
      }
    return Line("  \(reason): score 0", .bad)
  }

  private static func rejection(_ subject: Verdict.Subjects.Case) -> [Line] {
    let how =
      switch subject.outcome {
      case .crashed: "crashes on"
      case .timedOut: "never finishes on"
      case .exited: "ends the process on"
      default: "rejects"
      }
    return [
      Line(Span("  ✗ ", .bad), Span("\(how) a right implementation: \(subject.description)"))
    ] + subject.failing.flatMap { testCase($0) }.map { $0.indented(by: 2) }
  }

  private static func miss(_ subject: Verdict.Subjects.Case) -> [Line] {
    let width = max(4, (subject.edge?.count ?? 0) + 2)
    let margin = String(repeating: " ", count: 6 + width)
    return Wrapping.sentences(subject.description, columns: 68).enumerated().map { index, row in
      index > 0
        ? Line(margin + row)
        : Line(Span("    ✗ ", .bad), Span((subject.edge ?? "").padded(to: width)), Span(row))
    }
  }

  private static func rest(_ count: Int) -> [Line] {
    count > 0 ? [Line("      and \(count) more", .faint)] : []
  }

  private static func judgement(_ subjects: Verdict.Subjects) -> String {
    if subjects.state == .silenced {
      let messages = subjects.cases.filter { $0.kind == .wrong }
      guard !messages.isEmpty else { return "your parts get no messages yet" }
      let noticed = messages.count(where: \.isJudgedRightly)
      return
        "they pass on your own parts, and notice \(noticed) of \(messages.count) messages that "
        + "fall silent"
    }
    let isGiven = subjects.state == .notSupplied
    let right =
      switch subjects.right {
      case 1: "the \(isGiven ? "given" : "right") implementation"
      default: "all \(subjects.right) right implementations"
      }
    let all = subjects.caught == subjects.wrong ? "all \(subjects.wrong)" : nil
    let wrong = all ?? "\(subjects.caught) of \(isGiven ? "the " : "")\(subjects.wrong)"
    return "accepts \(right), catches \(wrong) \(isGiven ? "given " : "")wrong "
      + (subjects.wrong == 1 ? "one" : "ones")
  }

  private static func notGraded(_ subjects: Verdict.Subjects) -> [Line] {
    [Line(Span("  ~ ", .doubtful), Span(judgement(subjects)))] + untried(subjects)
      + [
        Line("    not graded here, and not passed: this copy has no Solutions. Your trainer"),
        Line("    runs your suite against more implementations, right and wrong."),
      ]
  }

  /// The edges for which nothing shows here that the suite asks for them.
  static func untried(_ subjects: Verdict.Subjects) -> [Line] {
    let missed = subjects.cases.filter { !$0.isJudgedRightly }.map(\.edge)
    let edges = subjects.untried.filter { !missed.contains($0) }.joined(separator: " or ")
    let words = "    no given wrong implementation breaks \(edges)"
    return edges.isEmpty ? [] : wrapped(words, .doubtful, indent: "    ")
  }
}
