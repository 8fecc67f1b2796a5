package import Core

/// The words for outcomes: of an exercise, of a test, and of a script.
extension Report {
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

  /// The words behind a pass that no script has tried.
  static let notCompared = "not compared with the reference"

  /// The words behind a count of tests; tests that were not run have a line of their own.
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

  /// The fault that a script shows and no test does.
  static func words(for state: Verdict.Reference.State) -> String {
    switch state {
    case .crashed: "a random script makes your code crash"
    case .timedOut: "your code never finishes this random script"
    case .incomplete: "the process ends itself in the middle of this random script"
    default: "in this random script, your code and the reference differ"
    }
  }
}

extension Verdict.Case {
  /// True if it did not come to its own end.
  var isBrokenOff: Bool { ending != nil }

  /// The issue that is told first: the one that broke it off, or else its first.
  package var shownIssue: Verdict.Issue? { isBrokenOff ? issues.last : issues.first }

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
