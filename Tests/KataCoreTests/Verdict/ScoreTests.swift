import Testing

@testable import KataCore

@Suite struct ScoreTests {
  /// Four tests; the stub passes the last one, so that it earns nothing.
  private let expected = Expected(
    tests: ["a", "b", "c", "given"].map {
      Expected.Test(name: "LoginTests/\($0)", stubFails: $0 != "given", flows: [])
    }, suite: "")

  private func verdict(
    _ outcome: Outcome, passing: [String], reference: Verdict.Reference.State = .notReached,
    rules: Verdict.Rules.State = .notReached
  ) -> Verdict {
    var verdict = Verdict.sample(
      outcome,
      cases: ["a", "b", "c", "given"].map { .sample($0, passing.contains($0) ? .passed : .failed) })
    verdict.reference.state = reference
    verdict.rules.state = rules
    return verdict
  }

  private let all = ["a", "b", "c", "given"]

  private func score(_ verdict: Verdict) -> Double { Score.of(verdict, expected: expected) }

  @Test(arguments: [Outcome.notStarted, .notCompiled])
  func `nothing is earned before anything ran`(outcome: Outcome) {
    #expect(score(verdict(outcome, passing: all, reference: .agreed, rules: .held)) == 0)
  }

  @Test func `an untouched stub earns nothing, though some tests pass`() {
    #expect(score(verdict(.failed, passing: ["given"])) == 0)
    #expect(score(verdict(.failed, passing: ["given"], rules: .held)) == 0)
    #expect(score(verdict(.failed, passing: ["given"], rules: .unavailable)) == 0)
  }

  @Test(arguments: [(["a"], 0.27), (["a", "b"], 0.53), (["a", "b", "c"], 0.8)])
  func `of the tests that the stub fails, the share that passes counts`(
    passing: [String], score: Double
  ) {
    #expect(self.score(verdict(.failed, passing: passing)) == score)
  }

  @Test func `all stages make one`() {
    #expect(score(verdict(.passed, passing: all, reference: .agreed, rules: .held)) == 1)
  }

  @Test func `a broken rule costs a tenth`() {
    #expect(score(verdict(.breaksRules, passing: all, reference: .agreed, rules: .broken)) == 0.9)
  }

  @Test func `a stage that can't be had counts neither way`() {
    func score(_ reference: Verdict.Reference.State, _ rules: Verdict.Rules.State) -> Double {
      self.score(verdict(.passed, passing: all, reference: reference, rules: rules))
    }

    #expect(score(.notSupplied, .held) == 1)
    #expect(score(.agreed, .unavailable) == 1)
    #expect(score(.notSupplied, .unavailable) == 1)
    #expect(score(.notSupplied, .broken) == 0.89)
  }

  @Test func `a half needs no tenths to be a half`() {
    let half = Expected(tests: Array(expected.tests.dropFirst()), suite: "")
    let verdict = verdict(
      .failed, passing: ["b"], reference: .notSupplied, rules: .unavailable)

    #expect(Score.of(verdict, expected: half) == 0.5)
  }

  @Test func `without a green suite neither reference nor rules earn anything`() {
    #expect(score(verdict(.failed, passing: ["a", "b", "c"], reference: .agreed)) == 0.8)
    #expect(score(verdict(.failed, passing: ["a", "b", "c"], rules: .held)) == 0.8)
  }

  @Test(arguments: [Verdict.Reference.State.diverged, .crashed, .timedOut, .incomplete])
  func `whoever does not play as the reference earns a half at most`(
    state: Verdict.Reference.State
  ) {
    let outcomes: [Verdict.Reference.State: Outcome] = [
      .diverged: .diverged, .crashed: .crashed, .timedOut: .timedOut,
    ]
    let verdict = verdict(
      outcomes[state] ?? .incomplete, passing: all, reference: state, rules: .held)

    #expect(score(verdict) == 0.5)
  }

  @Test func `a suite that tells nothing from a stub is worth nothing`() {
    let none = Expected(tests: [Expected.Test(name: "a", stubFails: false, flows: [])], suite: "")
    let verdict = verdict(.failed, passing: all)

    #expect(Score.of(verdict, expected: none) == 0)
  }
}
