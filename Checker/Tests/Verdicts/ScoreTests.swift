@testable import Shared
import Testing

@testable import Basics
@testable import Common

/// The score never rises when anything becomes worse, and falls when a stage does.
@Suite struct ScoreTests {
  /// The findings in an exercise that its score depends on.
  private struct Findings: CustomTestStringConvertible {
    static let names = (1...9).map { "t\($0)" } + ["given"]
    static let endings: [(Comparison, Ending)] = [
      (.differs(.sample), .exited(0)), (.brokenOff(during: .sample), .signalled(4)),
      (.brokenOff(during: .sample), .timedOut), (.brokenOff(during: .sample), .exited(0)),
    ]
    var red: Set<String> = []
    /// The place in `endings`; nil where all scripts agree.
    var ending: Int?
    var breaksRules = false
    var isSupplied = true
    /// Where own tests are asked for: how many of four mistakes they catch.
    var caught: Int?
    var isRedOnOwnCode = false

    var score: Double {
      let names = Self.names
      let expected = Expected(
        tests: names.map { .init(name: "LoginTests/\($0)", stubFails: $0 != "given", flows: []) })
      var outcomes = Dictionary(uniqueKeysWithValues: red.map { ($0, CaseOutcome.failed) })
      if isRedOnOwnCode { outcomes["mine"] = .failed }
      var stages = StageResults.sample(.sample(outcomes, of: names + ["mine"]), expected: expected)
      if stages.isSuiteGreen {
        if let ending {
          stages.reference =
            StageResults.played(Self.endings[ending].0, Self.endings[ending].1).reference
        }
        if breaksRules { stages.rules = Verdict.Rules(state: .broken, broken: [.sample]) }
      }
      if !isSupplied { stages.reference = Verdict.Reference(state: .notSupplied) }
      stages.ownTests = caught.map { caught in
        let wrong = (0..<4).map { $0 < caught ? SubjectOutcome.rejected : .accepted }
        return OwnTests(subjects: StageResults.own(wrong: wrong).subjects ?? .init(.judged, []))
      }
      return Verdict(stages).score
    }

    var testDescription: String { "\(self)" }

    static func random(_ random: inout some RandomNumberGenerator) -> Self {
      var some = Self()
      // Most faults show only where all tests are green.
      if Bool.random(using: &random) {
        some.red = Set(names.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
      }
      some.isSupplied = Int.random(in: 0..<4, using: &random) > 0
      if Bool.random(using: &random) { some.ending = endings.indices.randomElement(using: &random) }
      some.breaksRules = Bool.random(using: &random)
      if Bool.random(using: &random) { some.caught = Int.random(in: 0...4, using: &random) }
      some.isRedOnOwnCode = Bool.random(using: &random)
      return some
    }

    /// The same with something worse: a red test more, a script, a rule, a mistake not caught.
    func worse(_ random: inout some RandomNumberGenerator) -> Self {
      var some = self
      switch Int.random(in: 0..<5, using: &random) {
      case 0: some.red.formUnion(Self.names.shuffled(using: &random).prefix(2))
      case 1: some.ending = some.ending ?? Self.endings.indices.randomElement(using: &random)
      case 2: some.breaksRules = true
      case 3: some.caught = some.caught.map { max(0, $0 - 1) }
      default: some.isRedOnOwnCode = true
      }
      return some
    }
  }

  @Test func `what is worse never earns more`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3000 {
      let better = Findings.random(&random)
      let worse = better.worse(&random)
      #expect(worse.score <= better.score, "\(worse) after \(better)")
    }
  }

  @Test func `each stage that is done earns its share, and the tests half of all`() {
    #expect(Findings(red: ["t1", "t2", "t3"]).score == 0.33)
    #expect(Findings(red: ["given"]).score == 0.5)
    #expect(
      Findings.endings.indices.allSatisfy { Findings(ending: $0, breaksRules: true).score == 0.5 })
    #expect(Findings(ending: 0).score == 0.5)
    #expect(Findings(breaksRules: true).score == 0.9)
    #expect(Findings().score == 1)
  }

  @Test func `what own tests find in one's own code counts as a script that differs`() {
    #expect(Findings(caught: 4).score == 1)
    #expect(Findings(caught: 4, isRedOnOwnCode: true).score == 0.75)
    #expect(Findings(caught: 0, isRedOnOwnCode: true).score == 0.5)
    #expect(Findings(red: ["t1"], caught: 2, isRedOnOwnCode: true).score == 0.47)
  }
}
