package import Basics

extension Report {
  /// The result, and what to do next.
  static func summary(_ verdict: Verdict, _ offers: Offers, script: [Line]) -> [Line] {
    if let subjects = verdict.subjects { return summary(verdict, subjects, offers) }
    if let own = verdict.ownTests, !own.cases.isEmpty || suiteToCome(verdict).isEmpty {
      guard verdict.areSourcesDone else {
        let lines = ofSources(verdict, offers, script: script)
        // Advice on the next step is given once, at the end, and sources come first.
        let step = lines.suffix(1).filter { $0.text.hasPrefix("  next: ") }
        return lines.dropLast(step.count)
          + ownTests(own, verdict, offers).filter { $0 != inOwnTests } + step
      }
      return passed(verdict) + kept(verdict.rules) + ownTests(own, verdict, offers)
    }
    return ofSources(verdict, offers, script: script)
  }

  private static func ofSources(_ verdict: Verdict, _ offers: Offers, script: [Line]) -> [Line] {
    let (number, tests) = (verdict.id.number, verdict.tests)
    let help = offers.help(with: verdict.id)
    let stage = verdict.passedStage.map { "stage \($0.stage) passed; of stage \($0.stage + 1), " }
    let count = "  \(stage ?? "")\(tests.passed) of \(tests.expected) tests pass"
    if verdict.isRacing, script.isEmpty { return [Line("\(count) in this run", .bad), next(help)] }
    if verdict.reference.state.isBrokenOff { return divergence(verdict, script) + [next(help)] }
    switch verdict.outcome {
    case .notStarted: return [Line("  not started", .faint), next("kata show \(number)")]
    case .notCompiled:
      let advice = "fix the first error and check again; it may be the cause of the others"
      return [
        Line(Span("  does not compile", .bad), Span(suiteToCome(verdict))),
        Line(Span("  next: ", .faint), Span(advice)),
      ]
    case .failed, .crashed, .timedOut, .incomplete:
      let flow = tests.cases.contains { FailedFlow($0) != nil } ? "kata flow \(number)" : nil
      let hasNote = verdict.stage != nil || tests.added.contains(where: \.isBrokenOff)
      return [Line(Span(count, .bad), Span(explanation(verdict)))] + notRun(verdict)
        + findings(verdict, "in files whose tests are green, a rule of VIP is broken")
        // Where no test is red, a note says which others have ended the run.
        + (tests.telling(on: nil) == nil && hasNote ? [] : [next(flow, help)])
    case .diverged: return divergence(verdict, script) + [next(help)]
    case .breaksRules:
      let isOfParts = verdict.rules.broken.allSatisfy { $0.rule == .parts }
      let fault =
        isOfParts ? "the parts aren't those that this exercise asks for" : "a rule of VIP is broken"
      return findings(verdict, "\(green(verdict)), but \(fault)") + [next(help)]
    case .notGraded: return [Line("  ~ not graded here", .doubtful)]
    case .passed: return passed(verdict) + kept(verdict.rules)
    }
  }

  /// The words for a green suite; the learner's own tests beside it may be red.
  static func green(_ verdict: Verdict) -> String {
    verdict.tests.isRedOnOwnCode ? "the given tests pass" : "all tests pass"
  }

  private static func suiteToCome(_ verdict: Verdict) -> String {
    let isOwn = verdict.diagnostics.contains {
      $0.severity == .error && ExerciseLayout.part(of: $0.file) == "Sources"
    }
    return isOwn ? "; the suite is compiled after it, so no test has run" : ""
  }

  package static func prose(_ text: String) -> [Line] {
    wrapped(text, columns: 72, margin: "      ")
  }

  /// Commands to go on with; what is nil can't run here.
  package static func next(_ commands: String?...) -> Line {
    var line = Line(Span("  next: ", .faint))
    for command in commands.compactMap(\.self) {
      if line.spans.count > 1 { line.spans.append(Span(" · ", .faint)) }
      line.spans.append(Span(command, .command))
    }
    return line
  }

  private static func passed(_ verdict: Verdict) -> [Line] {
    let (isPassed, reference) = (verdict.outcome == .passed, verdict.reference)
    let given = "  the given tests pass"
    switch reference.state {
    case .agreed:
      let scripts = "and the same messages as the reference in \(reference.scripts) scripts"
      let which = verdict.tests.isRedOnOwnCode ? "the given" : "all"
      let rest = isPassed ? ": \(which) tests, \(scripts)" : ", \(scripts)"
      return [Line(Span(isPassed ? "  passed" : given, .good), Span(rest))]
    case .notSupplied: return [Line(isPassed ? "  passed, by its tests only" : given, .doubtful)]
    default: return [Line(isPassed ? "  passed" : given, .good)]
    }
  }
}
