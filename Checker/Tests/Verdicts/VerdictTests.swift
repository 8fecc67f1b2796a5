import Basics
@testable import Shared
import Testing

@testable import Common

/// Golden verdicts by what the stages found: outcome, score and notes.
///
/// Cases with the compiler and real processes are in `Fixtures/Verdicts`.
@Suite struct VerdictTests {
  struct Golden: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var stages: StageResults
    var outcome: Outcome
    var score: Double
    var note: String?

    init(
      _ why: String, _ stages: StageResults, _ outcome: Outcome, _ score: Double,
      note: String? = nil
    ) {
      (testDescription, self.stages, self.outcome) = (why, stages, outcome)
      (self.score, self.note) = (score, note)
    }
  }

  @Test(arguments: given + changed + own) func `gives the expected verdict`(golden: Golden) {
    let verdict = Verdict(golden.stages)

    #expect(verdict.outcome == golden.outcome)
    #expect(verdict.score == golden.score)
    let note = golden.note
    #expect(
      note == nil ? verdict.notes.isEmpty : verdict.notes.contains { $0.contains(note ?? "") })
  }

  @Test func `there is a golden verdict for every outcome`() {
    let outcomes = Set((Self.given + Self.changed + Self.own).map(\.outcome))
    #expect(outcomes == Set(Outcome.allCases))
  }

  /// One fault of each stage, in the order of the stages.
  private static let faults: [(outcome: Outcome, strike: @Sendable (inout StageResults) -> Void)] =
    [
      (.notCompiled, { $0.build = .failed([]) }),
      (.crashed, { $0.suite = .sample(["a": .crashed]) }),
      (.failed, { $0.subjects = Verdict.Subjects(.judged, []) }),
      (.diverged, { $0.reference.state = .diverged }),
      (.breaksRules, { $0.rules.state = .broken }),
    ]

  @Test(arguments: faults.indices) func `the first stage that fails names it`(first: Int) {
    for second in Self.faults.indices where second >= first {
      var stages = StageResults.sample()
      Self.faults[second].strike(&stages)
      Self.faults[first].strike(&stages)
      #expect(Verdict(stages).outcome == Self.faults[first].outcome, "\(first) before \(second)")
    }
  }

  @Test func `without a green suite neither reference nor rules earn anything`() {
    var stages = StageResults.sample(.sample(["given": .failed]))
    stages.reference.state = .agreed
    stages.rules.state = .held
    #expect(Verdict(stages).score == 0.5)
  }

  @Test func `a suite that tells nothing from a stub is worth nothing`() {
    let none = Expected(
      tests: [Expected.Test(name: "LoginTests/a", stubFails: false, flows: [])])
    #expect(Verdict(.sample(.sample(["a": .failed]), expected: none)).score == 0)
  }

  @Test func `where the stub passes the whole suite, only what it lacks is worth something`() {
    let given = Expected(
      tests: StageResults.given.tests.map { .init(name: $0.name, stubFails: false, flows: []) })
    func score(_ change: (inout StageResults) -> Void) -> Double {
      var stages = StageResults.sample(expected: given)
      change(&stages)
      return Verdict(stages).score
    }

    #expect(score { _ in } == 1)
    #expect(score { $0.rules = Verdict.Rules(state: .broken, broken: [.sample]) } == 0)
    #expect(score { $0.reference = StageResults.played(.differs(.sample)).reference } == 0.5)
    #expect(score { $0.suite = .sample(["given": .failed]) } == 0)
  }

  @Test func `a script that is broken off is told`() {
    let reference = Verdict(.played(.brokenOff(during: .sample), .signalled(4))).reference

    #expect(reference.difference == .sample)
    #expect(reference.scripts == 210)
    #expect(Verdict(.played(.agreed(scripts: 9), .timedOut)).reference.scripts == 9)
  }

  @Test func `tests that the learner added are shown, and not counted`() {
    let names = ["a", "b", "c", "given", "mine"]
    let verdict = Verdict(StageResults.sample(.sample(["mine": .failed], of: names)))

    #expect((verdict.outcome, verdict.score) == (.passed, 1))
    #expect(verdict.tests.added.map(\.name) == ["LoginTests/mine"])
    #expect(verdict.tests.added.map(\.outcome) == [.failed])
  }

  @Test(arguments: [(\ExerciseLayout.tests, 1), (\.sources, 0)])
  func `errors in the given suite alone are about names that it needs`(
    folder: any KeyPath<ExerciseLayout, String> & Sendable, notes: Int
  ) {
    let exercise = Course.sample.exercises[1]
    let error = Diagnostic(
      file: "\(exercise.layout[keyPath: folder])/A.swift", line: 1, column: 1, severity: .error,
      message: "cannot find 'A'")
    let stages = StageResults(exercise, expected: StageResults.given, build: .failed([error]))

    #expect(Verdict(stages).notes.count == notes)
  }

  @Test(
    arguments: [
      (
        1, .agreed,
        "no test or script has run A.swift:1, \"a 1\". Leave out what no edge asks for; a guard "
          + "against a race may stay"
      ),
      (
        2, .agreed,
        "no test or script has run A.swift:1, \"a 1\", nor A.swift:2, \"a 2\". Leave out what "
          + "no edge asks for; a guard against a race may stay"
      ),
      (
        7, .agreed,
        "no test or script has run A.swift:1, \"a 1\", nor A.swift:2, \"a 2\", nor A.swift:3, "
          + "\"a 3\", nor 4 more places. Leave out what no edge asks for; a guard against a race may stay"
      ),
      (
        1, .notSupplied,
        "no test has run A.swift:1, \"a 1\". Delete what no code calls; in a copy with "
          + "Solutions, a script may run the rest"
      ),
    ] as [(Int, Verdict.Reference.State, String)])
  func `what nothing has tried is told in one note`(
    count: Int, state: Verdict.Reference.State, note: String
  ) {
    var stages = StageResults.sample()
    stages.reference.state = state
    stages.untried = (1...count).map { Untried(file: "A.swift", line: $0, text: "a \($0)") }

    #expect(Verdict(stages).notes == [note])
  }

  /// A finding that turns tests red by itself.
  private func cause(_ rule: Rule, line: Int) -> RuleFinding {
    var finding = RuleFinding.sample
    (finding.rule, finding.line, finding.isCause) = (rule, line, true)
    return finding
  }

  @Test func `a race is the cause of all that is red, and no mistake or edge is named beside it`() {
    var stages = StageResults.sample(.failed)
    let mistake = KnownMistake(
      edge: "E1", sentence: "Late.", fingerprint: Fingerprint(rawValue: "a"))
    (stages.mistake, stages.seen) = (mistake, [.sample])
    #expect(Verdict(stages).cause == nil)
    #expect(Verdict(stages).mistake?.sentence == "Late.")

    stages.seen = [.sample, cause(.weakBack, line: 4), cause(.workers, line: 5)]
    let verdict = Verdict(stages)
    #expect(verdict.cause?.line == 5)
    #expect(verdict.isRacing)
    #expect(verdict.mistake == nil)
    #expect(verdict.edges == nil)
    #expect(verdict.redEdges == [])
  }

  @Test func `a strong link is the cause only where a test counts the living`() {
    var stages = StageResults.sample(.failed)
    stages.seen = [cause(.weakBack, line: 4)]
    #expect(Verdict(stages).cause == nil)

    var stream = EventStream(reading: "")
    stream.tests = [EventStream.Test(id: "a", name: "LoginTests/a")]
    let issue = Verdict.Issue(message: "Expectation failed: (census.alive() → [\"view\"]) == []")
    stream.events = [
      EventStream.Event(kind: "testStarted", test: "a"),
      EventStream.Event(kind: "issueRecorded", test: "a", issue: issue, isFailure: true),
      EventStream.Event(kind: "testEnded", test: "a"), EventStream.Event(kind: "runEnded"),
    ]
    var suite = SuiteResult()
    _ = suite.take(stream, ending: .exited(0))
    stages.suite = suite
    // With nothing gained, the exercise may begin with the leak.
    #expect(Verdict(stages).cause == nil)

    stream.tests.append(EventStream.Test(id: "b", name: "LoginTests/b"))
    stream.events.insert(EventStream.Event(kind: "testEnded", test: "b"), at: 0)
    suite = SuiteResult()
    _ = suite.take(stream, ending: .exited(0))
    stages.suite = suite
    #expect(Verdict(stages).cause?.line == 4)
    #expect(!Verdict(stages).isRacing)
  }

  @Test func `a sleep by the machine's clock is the cause where a test runs out of time`() {
    var stages = StageResults.sample(.failed)
    var finding = RuleFinding.sample
    (finding.rule, finding.why) = (.workers, "reaches the clock itself with `sleep`.")
    stages.seen = [finding]
    #expect(Verdict(stages).cause == nil)

    stages = StageResults.sample(.timedOut)
    stages.seen = [finding]
    #expect(Verdict(stages).cause == finding)
    #expect(Report.cause(finding).first?.text == "  ✗ a clock that no test can set")
  }

  @Test(arguments: [Outcome.diverged, .breaksRules, .passed])
  func `after a green suite, a race explains a script, and is a broken rule otherwise`(
    outcome: Outcome
  ) {
    var stages = StageResults.sample(outcome)
    stages.rules = Verdict.Rules(state: .broken, broken: [cause(.workers, line: 5)])
    let verdict = Verdict(stages)
    #expect(verdict.outcome == (outcome == .diverged ? .diverged : .breaksRules))
    #expect(verdict.isRacing == (outcome == .diverged))
  }

  @Test func `a part is green when all tests of the suite named after its file are`() {
    var exercise = Course.sample.exercises[1]
    exercise.breaks = ["Login.swift": "workers", "Pin.swift": "workers", "Other.swift": "workers"]
    exercise.edit = ["Login.swift", "Pin.swift", "Other.swift", "Plain.swift"]
    let names = ["LoginTests/a", "LoginTests/b", "PinTests/a", "PlainTests/a"]
    func parts(_ red: Set<String>) -> [String] {
      var stream = EventStream(reading: "")
      stream.tests = names.map { EventStream.Test(id: $0, name: $0) }
      stream.events = names.flatMap { name in
        (red.contains(name) ? ["issueRecorded"] : []).map {
          EventStream.Event(kind: $0, test: name, isFailure: true)
        } + [EventStream.Event(kind: "testEnded", test: name)]
      }
      var stages = StageResults(
        exercise,
        expected: Expected(
          tests: names.map { .init(name: $0, stubFails: true, flows: []) }), build: .done)
      var suite = SuiteResult()
      _ = suite.take(stream, ending: .exited(0))
      stages.suite = suite
      return stages.greenFiles
    }

    #expect(parts([]) == ["Login.swift", "Pin.swift"])
    #expect(parts(["LoginTests/b"]) == ["Pin.swift"])
  }
}

extension VerdictTests {
  private static let stub: [String: CaseOutcome] = ["a": .failed, "b": .failed, "c": .failed]

  private static func all(_ outcome: CaseOutcome) -> [String: CaseOutcome] {
    ["a": outcome, "b": outcome, "c": outcome, "given": outcome]
  }

  private static func judged(
    _ reference: Verdict.Reference.State = .agreed, _ rules: Verdict.Rules.State = .held,
    reason: String? = nil
  ) -> StageResults {
    var stages = StageResults.sample()
    stages.reference.state = reference
    stages.rules = Verdict.Rules(
      state: rules, broken: rules == .broken ? [.sample] : [], reason: reason)
    return stages
  }

  private static let unbuilt: StageResults = {
    var stages = StageResults.sample()
    stages.suite = nil
    return stages
  }()

  private static let given = [
    Golden("nothing was touched", .sample(.notStarted), .notStarted, 0),
    Golden("a type error in the learner's file", .sample(.notCompiled), .notCompiled, 0),
    Golden("nothing could be run", unbuilt, .incomplete, 0),
    Golden("one of three", .sample(.sample(["b": .failed, "c": .failed])), .failed, 0.17),
    Golden(
      "an overload of a red test does not turn it green",
      .sample(.sample(["a": .failed], of: ["a", "a", "b", "c", "given"])), .failed, 0.33),
    Golden("a crash in one test", .sample(.sample(["a": .crashed])), .crashed, 0.33),
    Golden("a loop without end in one test", .sample(.sample(["a": .timedOut])), .timedOut, 0.33),
    Golden("exit(0) in the middle of a test", .sample(.sample(["b": .exited])), .incomplete, 0.33),
    Golden("a test is missing", .sample(.sample(["a": .missing])), .incomplete, 0.33),
    Golden(
      "much output", .sample(.sample(output: "much\n")), .passed, 1,
      note: "your code printed something: KATA_ONLY=Exercise02 swift test shows it"),
    Golden("other messages than the reference's", .played(.differs(.sample)), .diverged, 0.5),
    Golden(
      "a crash in a script", .played(.brokenOff(during: .sample), .signalled(4)), .crashed, 0.5),
    Golden("a script loops", .played(.brokenOff(during: .sample), .timedOut), .timedOut, 0.5),
    Golden(
      "a script ends the process", .played(.brokenOff(during: .sample), .exited(0)), .incomplete,
      0.5),
    Golden(
      "the end of the process says nothing about scripts that were played",
      .played(.agreed(scripts: 9), .signalled(9)), .passed, 1),
    Golden("a rule is broken", judged(.agreed, .broken), .breaksRules, 0.9),
    Golden("without Solutions", judged(.notSupplied), .passed, 1),
    Golden(
      "without Solutions, and a rule is broken", judged(.notSupplied, .broken), .breaksRules, 0.83),
    Golden(
      "the rules could not be looked at", judged(.agreed, .unavailable, reason: "no tree"), .passed,
      1),
    Golden("the reference itself", .sample(), .passed, 1),
  ]

  private static func changed(_ judged: [String: CaseOutcome] = [:]) -> StageResults {
    var stages = StageResults.sample(.sample(judged))
    stages.changed = ["LoginTests.swift"]
    return stages
  }

  private static let altered: StageResults = {
    var stages = StageResults.sample()
    stages.altered = Altered(changed: ["Sources/A.swift", "Sources/B.swift"], added: ["C.swift"])
    return stages
  }()

  private static let changed = [
    Golden(
      "the suite was changed: the shipped one judges", changed(), .passed, 1,
      note: "LoginTests.swift isn't as shipped, so this verdict used the original. kata reset 2"),
    Golden(
      "a wrong solution behind a changed suite", changed(stub), .failed, 0,
      note: "if you're changing the course itself, run kata verify 2 --record"),
    Golden(
      "what was given was changed: it judges, and that is told", altered, .passed, 1,
      note: "or a fresh copy of the course, brings back what was; rm C.swift removes what was added"
    ),
  ]
}

extension VerdictTests {
  private static func wrong(caught: Int, of count: Int) -> [SubjectOutcome] {
    (0..<count).map { $0 < caught ? .rejected : .accepted }
  }

  /// A suite that does not hold for the given implementation is run against no other.
  private static func unheld(_ suite: SuiteResult) -> StageResults {
    .own(suite, .notReached, right: [.notRun, .notRun], wrong: [.notRun, .notRun])
  }

  private static let own = [
    Golden("a suite that always fails", unheld(.sample(all(.failed))), .failed, 0),
    Golden("a suite that is skipped in part", unheld(.sample(["a": .skipped])), .incomplete, 0),
    Golden("a suite without a test", unheld(.sample(of: [])), .incomplete, 0),
    Golden("it asserts nothing", .own(wrong: wrong(caught: 0, of: 26)), .failed, 0),
    Golden("what was not run is not caught", .own(wrong: [.rejected, .notRun]), .failed, 0.5),
    Golden(
      "without Solutions: the given Interactor and two that are wrong",
      .own(.sample(), .notSupplied, right: [.accepted], wrong: wrong(caught: 2, of: 2)),
      .notGraded, 0.5),
    Golden(
      "without Solutions, and it misses one",
      .own(.sample(), .notSupplied, right: [.accepted], wrong: wrong(caught: 1, of: 3)), .failed,
      0.16),
  ]
}
