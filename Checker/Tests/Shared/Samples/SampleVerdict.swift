@testable import Common

extension Verdict {
  /// The second sample exercise's verdict, shown with these tests; the reference was not reached.
  static func sample(_ outcome: Outcome, cases: [Case] = []) -> Verdict {
    var verdict = Verdict(StageResults.sample(outcome))
    let passed = cases.filter { $0.outcome == .passed }.count
    verdict.tests = Tests(
      passed: passed, gained: max(1, passed), expected: cases.count, cases: cases)
    verdict.reference = Reference(state: .notReached)
    verdict.rules = Rules(state: .notReached)
    verdict.notes = []
    return verdict
  }
}

extension Verdict.Case {
  static func sample(_ name: String, _ outcome: CaseOutcome, issues: [Verdict.Issue] = []) -> Self {
    Self(name: "LoginTests/\(name)", outcome: outcome, issues: issues)
  }
}

extension RuleFinding {
  static let sample = RuleFinding(
    rule: .oneWay, file: "A.swift", line: 3, why: "It is so.", instead: "Do this.")
}
