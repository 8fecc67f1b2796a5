@testable import KataCore

extension Verdict {
  /// The second sample exercise's verdict, with these tests; the reference was not reached.
  static func sample(_ outcome: Outcome, cases: [Case] = []) -> Verdict {
    let exercise = Course.sample.exercises[1]
    let passed = cases.filter { $0.outcome == .passed }.count
    return Verdict(
      id: exercise.id, title: exercise.title, scene: exercise.scene, outcome: outcome,
      tests: Tests(passed: passed, expected: cases.count, cases: cases))
  }
}

extension Verdict.Case {
  static func sample(_ name: String, _ outcome: CaseOutcome, issues: [Verdict.Issue] = []) -> Self {
    Self(name: "LoginTests/\(name)", outcome: outcome, issues: issues)
  }
}
