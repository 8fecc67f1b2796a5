import Testing

@testable import KataCore

@Suite struct ScoreTests {
  private func score(_ stages: StageResults) -> Double { Verdict(stages).score }

  /// What is earned when these tests pass, and the others fail.
  private func score(
    passing: [String], rules: Verdict.Rules.State = .notReached, expected: Expected? = nil
  ) -> Double {
    let failing = ["a", "b", "c", "given"].filter { !passing.contains($0) }
    var stages = StageResults.sample(
      .sample(Dictionary(uniqueKeysWithValues: failing.map { ($0, .failed) })),
      expected: expected ?? StageResults.given)
    stages.rules.state = rules
    return score(stages)
  }

  @Test(arguments: [Outcome.notStarted, .notCompiled])
  func `nothing is earned before anything ran`(outcome: Outcome) {
    var stages = StageResults.sample(outcome)
    stages.suite = .sample()
    stages.reference.state = .agreed
    stages.rules.state = .held

    #expect(score(stages) == 0)
  }

  @Test(arguments: [Verdict.Rules.State.notReached, .held, .unavailable])
  func `an untouched stub earns nothing, though some tests pass`(rules: Verdict.Rules.State) {
    #expect(score(passing: ["given"], rules: rules) == 0)
  }

  @Test(arguments: [(["a"], 0.27), (["a", "b"], 0.53), (["a", "b", "c"], 0.8)])
  func `of the tests that the stub fails, the share that passes counts`(
    passing: [String], score: Double
  ) {
    #expect(self.score(passing: passing) == score)
  }

  @Test func `all stages make one`() {
    #expect(score(.sample()) == 1)
  }

  @Test func `a broken rule costs a tenth`() {
    #expect(score(.sample(.breaksRules)) == 0.9)
  }

  @Test(
    arguments: [
      (Verdict.Reference.State.notSupplied, Verdict.Rules.State.held, 1.0),
      (.agreed, .unavailable, 1), (.notSupplied, .unavailable, 1), (.notSupplied, .broken, 0.89),
    ])
  func `a stage that can't be had counts neither way`(
    reference: Verdict.Reference.State, rules: Verdict.Rules.State, score: Double
  ) {
    var stages = StageResults.sample()
    stages.reference.state = reference
    stages.rules.state = rules

    #expect(self.score(stages) == score)
  }

  @Test func `a half needs no tenths to be a half`() {
    let half = Expected(tests: Array(StageResults.given.tests.dropFirst()), suite: "")
    var stages = StageResults.sample(
      .sample(["c": .failed, "given": .failed]), expected: half)
    stages.reference.state = .notSupplied
    stages.rules.state = .unavailable

    #expect(score(stages) == 0.5)
  }

  @Test func `without a green suite neither reference nor rules earn anything`() {
    var stages = StageResults.sample(.sample(["given": .failed]))
    stages.reference.state = .agreed
    stages.rules.state = .held

    #expect(score(stages) == 0.8)
  }

  @Test(arguments: [Verdict.Reference.State.diverged, .crashed, .timedOut, .incomplete])
  func `whoever does not play as the reference earns a half at most`(
    state: Verdict.Reference.State
  ) {
    var stages = StageResults.sample()
    stages.reference.state = state

    #expect(score(stages) == 0.5)
  }

  @Test func `a suite that tells nothing from a stub is worth nothing`() {
    let none = Expected(
      tests: [Expected.Test(name: "LoginTests/a", stubFails: false, flows: [])], suite: "")

    #expect(score(passing: ["b", "c", "given"], expected: none) == 0)
  }

  @Test func `a suite of the learner's earns the share of the wrong ones that it catches`() {
    #expect(score(.own(wrong: [.rejected, .crashed, .timedOut, .exited])) == 1)
    #expect(score(.own(wrong: [.rejected, .accepted, .accepted])) == 0.33)
    #expect(score(.own(wrong: [.rejected, .notRun])) == 0.5)
    #expect(score(.own(right: [.accepted, .rejected], wrong: [.rejected])) == 0)
    #expect(score(.own(wrong: [])) == 0)
  }
}
