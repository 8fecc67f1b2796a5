/// The words for outcomes: of an exercise, of a test, and of a script.
extension Report {
  /// An outcome in words.
  package static func name(_ outcome: Outcome) -> String {
    switch outcome {
    case .notStarted: "not started"
    case .notCompiled: "does not compile"
    case .failed: "tests fail"
    case .crashed: "crashed"
    case .timedOut: "ran out of time"
    case .incomplete: "suite incomplete"
    case .diverged: "differs from the reference"
    case .breaksRules: "breaks a rule"
    case .notGraded: "not graded here"
    case .passed: "passed"
    }
  }

  /// What stands behind a pass that no script has tried.
  static let notCompared = "not compared with the reference"

  /// Where whoever has read at length what that means can read it again.
  static let whyElsewhere = "(why: kata list)"

  /// What that means, and how it is made good.
  static func whyNotCompared(_ command: String) -> [Line] {
    let text =
      "This copy is without Solutions, so no random script was played through your code: a wrong "
      + "idea that no test meets passes here. In a full copy of the course, with your Exercises "
      + "in it, \(command) looks for it; whoever gave you this copy has one."
    return Wrapping.sentences(text, columns: 74).map { Line("    \($0)") }
  }

  /// What stands behind a count of tests; what was not run is told of in a line of its own.
  static func explanation(_ verdict: Verdict) -> String {
    let isAllRun = !verdict.tests.cases.contains { $0.outcome == .notRun }
    let broken = verdict.tests.cases.filter(\.isBrokenOff).count
    let those = "; the others were run without \(broken == 1 ? "the one" : "those") that "
    return switch verdict.outcome {
    case .crashed where isAllRun: "\(those)crashed"
    case .timedOut where isAllRun: "\(those)did not end"
    case .incomplete: "; the suite did not run to its end, so none counts"
    default: ""
    }
  }

  /// What stands behind a test's name.
  static func outcome(_ outcome: CaseOutcome) -> String {
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

  /// What it is, where it is no message that is wrong.
  static func unlikeMessages(_ verdict: Verdict) -> String {
    switch verdict.outcome {
    case .passed: "it passed"
    case .breaksRules: "it breaks a rule, and its messages are right"
    case .failed: "its tests fail on something else"
    default: "it stands at \"\(name(verdict.outcome))\""
    }
  }

  /// What a script shows that all tests do not.
  static func apart(_ state: Verdict.Reference.State) -> String {
    switch state {
    case .crashed: "a random script makes your code crash"
    case .timedOut: "your code does not come to an end of this random script"
    case .incomplete: "the process ends itself in the middle of this random script"
    default: "a random script tells your code from the reference"
    }
  }
}

extension Verdict.Case {
  /// Whether it had no chance to come to its own end.
  var isBrokenOff: Bool { ending != nil }

  /// The issue that is told first: the one that broke it off, or else its first.
  var told: Verdict.Issue? { isBrokenOff ? issues.last : issues.first }

  /// What stands in the place of a message that never came; nil when the test ran to its end.
  package var ending: String? {
    switch outcome {
    case .crashed: Verdict.Reference.State.crashed.ending
    case .timedOut: Verdict.Reference.State.timedOut.ending
    case .exited: Verdict.Reference.State.incomplete.ending
    default: nil
    }
  }
}

extension Verdict.Reference.State {
  /// The same of a script.
  var ending: String? {
    switch self {
    case .crashed: "crashed here"
    case .timedOut: "still not done here at the time limit"
    case .incomplete: "the process ended itself here"
    default: nil
    }
  }
}
