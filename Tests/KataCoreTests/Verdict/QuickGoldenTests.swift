import Testing

@testable import KataCore

/// The golden cases whose point is the verdict's logic, by the same names and in the same words.
///
/// Here they are made of what the stages find. What the compiler and real processes do has its cases in `Fixtures/Verdicts`.
@Suite struct QuickGoldenTests {
  struct Golden: Sendable, CustomTestStringConvertible {
    var name: String
    var why: String
    var stages: StageResults
    var outcome: Outcome
    var score: Double
    var passed: Int
    var note: String?

    init(
      _ name: String, _ why: String, _ stages: StageResults, _ outcome: Outcome, _ score: Double,
      passed: Int, note: String? = nil
    ) {
      (self.name, self.why, self.stages, self.outcome) = (name, why, stages, outcome)
      (self.score, self.passed, self.note) = (score, passed, note)
    }

    var testDescription: String { "\(name): \(why)" }
  }

  @Test(arguments: given + changed + own) func `gives the expected verdict`(golden: Golden) {
    let verdict = Verdict(golden.stages)

    #expect(verdict.outcome == golden.outcome)
    #expect(verdict.score == golden.score)
    #expect(verdict.tests.passed == golden.passed)
    let note = golden.note
    #expect(
      note == nil ? verdict.notes.isEmpty : verdict.notes.contains { $0.contains(note ?? "") })
  }

  @Test func `what a recording shows of a test that failed is told with it`() {
    var differing = StageResults.sample(.failed)
    differing.suite = .sample(["b": .failed])

    #expect(Verdict(differing).tests.cases.map(\.outcome) == [.passed, .failed, .passed, .passed])
    #expect(Verdict(differing).reference.state == .notReached)
  }

  @Test func `tests that the learner added are shown, and not counted`() {
    let names = ["a", "b", "c", "given", "mine"]
    let beside = Verdict(StageResults.sample(.sample(["mine": .failed], of: names)))
    var inside = StageResults.sample()
    inside.changedSuite = .ran(.sample(["mine": .failed], of: names))

    for verdict in [beside, Verdict(inside)] {
      #expect(verdict.outcome == .passed)
      #expect(verdict.score == 1)
      #expect(verdict.tests.added.map(\.name) == ["LoginTests/mine"])
      #expect(verdict.tests.added.map(\.outcome) == [.failed])
    }
  }

  @Test func `every test that was not reached is told from those that were`() {
    func cases(_ all: CaseOutcome) -> [CaseOutcome] {
      let names = ["a", "b", "c", "d", "e"]
      let expected = Expected(
        tests: names.map { .init(name: "LoginTests/\($0)", stubFails: true, flows: []) }, suite: "")
      let suite = SuiteResult.sample(
        Dictionary(uniqueKeysWithValues: names.map { ($0, all) }), of: names)
      return Verdict(.sample(suite, expected: expected)).tests.cases.map(\.outcome)
    }

    #expect(cases(.crashed) == [.crashed, .crashed, .crashed, .crashed, .notRun])
    #expect(cases(.exited) == [.exited, .exited, .exited, .exited, .notRun])
    #expect(cases(.timedOut) == [.timedOut, .timedOut, .notRun, .notRun, .notRun])
  }
}

extension QuickGoldenTests {
  private static let stub: [String: CaseOutcome] = ["a": .failed, "b": .failed, "c": .failed]

  private static func all(_ outcome: CaseOutcome) -> [String: CaseOutcome] {
    ["a": outcome, "b": outcome, "c": outcome, "given": outcome]
  }

  private static func breaking(_ count: Int) -> StageResults {
    var stages = StageResults.sample()
    stages.rules = Verdict.Rules(
      state: .broken, broken: Array(repeating: .sample, count: count))
    return stages
  }

  private static let given = [
    Golden(
      "breaksRules", "suite and scripts pass; the Presenter holds its View strongly", breaking(1),
      .breaksRules, 0.9, passed: 4),
    Golden(
      "breaksRulesTwice", "suite and scripts pass; the Interactor asks the clock, twice",
      breaking(2), .breaksRules, 0.9, passed: 4),
    Golden(
      "crashedEverywhere", "every test crashes; three more runs, then the rest is not run",
      .sample(.sample(all(.crashed))), .crashed, 0, passed: 0),
    Golden(
      "crashedFatalError", "fatalError in one test; the others get their result",
      .sample(.sample(["a": .crashed])), .crashed, 0.53, passed: 3),
    Golden(
      "crashedIndex", "an index out of range in two tests",
      .sample(.sample(["a": .crashed, "c": .crashed])), .crashed, 0.27, passed: 2),
    Golden(
      "crashedInScript", "the visible tests pass; a no-break space in a script crashes",
      .played(.brokenOff(during: .sample), .signalled(4)), .crashed, 0.5, passed: 4),
    Golden(
      "equalCalls", "an always-true == on the log's messages, beside an untouched stub",
      .played(.differs(.sample)), .diverged, 0.5, passed: 4),
    Golden(
      "exitAtOnce", "exit(0) in the initialiser: the exit code is zero",
      .sample(.sample(all(.exited))), .incomplete, 0, passed: 0),
    Golden(
      "exitInScript", "the visible tests pass; a script ends the process",
      .played(.brokenOff(during: .sample), .exited(0)), .incomplete, 0.5, passed: 4),
    Golden(
      "exitInTest", "exit(0) in the middle of a test", .sample(.sample(["b": .exited])),
      .incomplete, 0.53, passed: 3),
    Golden(
      "failed", "the worker is asked although something is missing",
      .sample(.sample(["b": .failed, "c": .failed])), .failed, 0.27, passed: 2),
    Golden(
      "failedStub", "an untouched stub that was asked for by its number is run and shown red",
      .sample(.sample(stub)), .failed, 0, passed: 1),
    Golden(
      "notCompiled", "a type error in the learner's file", .sample(.notCompiled), .notCompiled, 0,
      passed: 0),
    Golden(
      "notStarted", "a run over all, with nothing touched", .sample(.notStarted), .notStarted, 0,
      passed: 0),
    Golden("passed", "the reference itself", .sample(), .passed, 1, passed: 4),
    Golden(
      "printsMuch", "100 MB of output in one test",
      .sample(.sample(output: String(repeating: "much\n", count: 1000))), .passed, 1, passed: 4,
      note: "your code printed something"),
    Golden(
      "testOverloaded",
      "an overload of a red test, in a file of the learner's own, does not turn it green",
      .sample(.sample(["a": .failed], of: ["a", "a", "b", "c", "given"])), .failed, 0.53,
      passed: 3),
    Golden(
      "timedOut", "a loop that never ends in one test; the others are run once more",
      .sample(.sample(["a": .timedOut])), .timedOut, 0.53, passed: 3),
    Golden(
      "timedOutInScript", "the visible tests pass; a script loops for ever",
      .played(.brokenOff(during: .sample), .timedOut), .timedOut, 0.5, passed: 4),
    Golden(
      "timedOutTwice", "every test loops; two runs, then the rest is not run",
      .sample(.sample(all(.timedOut))), .timedOut, 0, passed: 0),
  ]
}

extension QuickGoldenTests {
  /// The shipped suite has judged; the learner's own copy of it came to this.
  private static func altered(_ paths: [String]) -> StageResults {
    var stages = StageResults.sample()
    stages.altered = paths
    return stages
  }

  private static func changed(
    _ judged: [String: CaseOutcome] = [:], own: StageResults.ChangedSuite
  ) -> StageResults {
    var stages = StageResults.sample(.sample(judged))
    stages.changed = ["LoginTests.swift"]
    stages.changedSuite = own
    return stages
  }

  private static let changed = [
    Golden(
      "suiteEmptied", "a right solution, and a suite without a test",
      changed(own: .ran(.sample(of: []))), .incomplete, 1, passed: 4,
      note: "4 of the given tests"),
    Golden(
      "suiteEmptiedWrong", "a wrong solution behind an empty suite: the shipped one judges",
      changed(stub, own: .ran(.sample(of: []))), .failed, 0, passed: 1,
      note: "4 of the given tests"),
    Golden(
      "suiteLoosened", "expectations taken out of the suite: the shipped one judges",
      changed(stub, own: .ran(.sample())), .failed, 0, passed: 1,
      note: "LoginTests.swift was changed"),
    Golden(
      "givenChanged", "the suite as shipped was changed: it judges, and that is told",
      altered(["Exercises/Exercise03/.given"]), .passed, 1, passed: 4,
      note: "Exercises/Exercise03/.given is not as shipped"),
    Golden(
      "manifestChanged",
      "Package.swift was changed: the exercise is built with it, and that is told",
      altered(["Exercises/Exercise03/.given", "Package.swift"]), .passed, 1, passed: 4,
      note: "git checkout -- Exercises/Exercise03/.given Package.swift"),
    Golden(
      "suiteBroken", "a suite that does not compile any more: the shipped one judges",
      changed(own: .notCompiled), .passed, 1, passed: 4, note: "does not compile"),
    Golden(
      "testDeleted", "a right solution, and a test that is no longer there",
      changed(own: .ran(.sample(["b": .missing]))), .incomplete, 1, passed: 4,
      note: "1 of the given tests"),
  ]
}

extension QuickGoldenTests {
  private static func wrong(caught: Int, of count: Int) -> [SubjectOutcome] {
    (0..<count).map { $0 < caught ? .rejected : .accepted }
  }

  /// A suite that does not hold for the given implementation is run against no other.
  private static func unheld(_ suite: SuiteResult) -> StageResults {
    .own(suite, .notReached, right: [.notRun, .notRun], wrong: [.notRun, .notRun])
  }

  private static let own = [
    Golden(
      "ownSuiteAlwaysFails", "a suite that fails whatever it meets catches nothing",
      unheld(.sample(all(.failed))), .failed, 0, passed: 0),
    Golden(
      "ownSuiteAssertsNothing",
      "a suite that runs everything and asserts nothing accepts everything",
      .own(.sample(of: ["a"]), wrong: wrong(caught: 0, of: 26)), .failed, 0, passed: 1),
    Golden(
      "ownSuiteCrashes", "a suite that crashes on the right ones, too",
      unheld(.sample(["b": .crashed])), .crashed, 0, passed: 3),
    Golden(
      "ownSuiteCrashesOnWrong",
      "a crash on a wrong one counts as caught, on a right one it never comes",
      .own(.sample(of: ["a"]), wrong: [.crashed] + wrong(caught: 0, of: 25)), .failed, 0.03,
      passed: 1),
    Golden(
      "ownSuiteExits", "a suite that ends the process by itself has shown nothing",
      unheld(.sample(["a": .exited])), .incomplete, 0, passed: 3),
    Golden(
      "ownSuiteMissesOne", "the reference suite, which types small letters only",
      .own(wrong: wrong(caught: 25, of: 26)), .failed, 0.96, passed: 4),
    Golden(
      "ownSuiteNotCompiled", "the spy does not take what the protocol says",
      StageResults(
        Course.sample.exercises[2], expected: Expected(tests: [], suite: ""), build: .failed([])),
      .notCompiled, 0, passed: 0),
    Golden(
      "ownSuiteOfFlags", "spies that know whether they were called, and their last value",
      .own(wrong: wrong(caught: 20, of: 26)), .failed, 0.76, passed: 4),
    Golden(
      "ownSuitePassed", "the reference suite", .own(wrong: wrong(caught: 26, of: 26)), .passed, 1,
      passed: 4),
    Golden(
      "ownSuiteRejectsRight",
      "the worker has to be asked in the request's own task: right for some Interactors only",
      .own(right: [.accepted, .rejected], wrong: wrong(caught: 26, of: 26)), .failed, 0, passed: 4),
    Golden(
      "ownSuiteSkips", "a suite that is skipped in part is not complete",
      unheld(.sample(["a": .skipped])), .incomplete, 0, passed: 3),
    Golden(
      "ownSuiteStub", "the suite as shipped, asked for by number",
      .own(.sample(of: ["a"]), wrong: wrong(caught: 2, of: 26)), .failed, 0.07, passed: 1),
    Golden(
      "ownSuiteWaits",
      "a wait without end on a wrong one counts as caught, and costs the limit once",
      .own(wrong: [.timedOut] + wrong(caught: 25, of: 25)), .passed, 1, passed: 4),
    Golden(
      "ownSuiteWithoutSolutions",
      "a copy without Solutions: the given Interactor and two that are wrong",
      .own(.sample(), .notSupplied, right: [.accepted], wrong: wrong(caught: 3, of: 3)), .notGraded,
      0.5, passed: 4),
    Golden(
      "ownSuiteWithoutSolutionsAssertsNothing",
      "a suite that asserts nothing is not passed without Solutions either",
      .own(.sample(), .notSupplied, right: [.accepted], wrong: wrong(caught: 0, of: 3)), .failed, 0,
      passed: 4),
    Golden(
      "ownSuiteWithoutSolutionsStub",
      "the suite as shipped is not passed in a copy without Solutions",
      .own(.sample(), .notSupplied, right: [.accepted], wrong: wrong(caught: 1, of: 3)), .failed,
      0.16, passed: 4),
    Golden(
      "ownSuiteWithoutTests", "a suite without a test says nothing",
      unheld(.sample(of: [])), .incomplete, 0, passed: 0),
  ]
}
