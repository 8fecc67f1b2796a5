extension StageResults {
  /// True if the suite ran to its end, and a test failed.
  package var isSuiteRed: Bool { suite != nil && suiteOutcome == .failed }

  /// True if reference and rules have their turn.
  package var isSuiteGreen: Bool { suiteOutcome == nil }

  /// The outcome: the first stage that fails names it.
  var outcome: Outcome {
    switch build {
    case .untouched: .notStarted
    case .failed: .notCompiled
    case .done:
      suiteOutcome ?? subjects?.outcome ?? reference.state.outcome
        ?? (rules.state == .broken ? .breaksRules : nil) ?? ownOutcome ?? .passed
    }
  }

  /// Nil if own tests judge rightly, and pass on the learner's own code.
  private var ownOutcome: Outcome? {
    guard let ownTests else { return nil }
    return ownTests.subjects.outcome ?? (tests.isRedOnOwnCode ? .failed : nil)
  }

  private var suiteOutcome: Outcome? {
    guard let suite else { return .incomplete }
    return suite.run.outcome(of: tests)
  }
}
