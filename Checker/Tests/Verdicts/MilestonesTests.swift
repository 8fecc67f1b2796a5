import Basics
@testable import Common
@testable import Shared
import Testing

/// An exercise that is handed in step by step: two tests, then a third one of a change request.
@Suite struct MilestonesTests {
  private let exercise: Course.Exercise
  private let expected: Expected

  init() {
    var exercise = Course.sample.exercises[0]
    exercise.parts = ["RoutingLogic"]
    exercise.stages = [
      .init(title: "the list", minutes: 30, edges: [1], parts: []),
      .init(title: "the change", minutes: 20, edges: [2], isChange: true),
    ]
    self.exercise = exercise
    var expected = Expected(
      tests: ["a", "b", "c"].map { .init(name: "LoginTests/\($0)", stubFails: true, flows: []) })
    expected.tests[0].edges = [1]
    expected.tests[1].edges = [1]
    // A test belongs to the last milestone that has an edge of its.
    expected.tests[2].edges = [1, 2]
    self.expected = expected
  }

  private func results(_ suite: [String: CaseOutcome]) -> StageResults {
    var results = StageResults(exercise, expected: expected, build: .done)
    results.suite = .sample(suite, of: ["a", "b", "c"])
    return results
  }

  private func text(_ results: StageResults) -> [String] {
    Report.verdict(Verdict(results), .all).map(\.text)
  }

  private func row(_ results: StageResults) -> String? {
    text(results).first { $0.hasPrefix("  stage ") && $0.contains(" of ") }
  }

  @Test func `a verdict tells of the tests of the milestone in hand alone`() {
    let results = results(["a": .failed, "c": .failed])
    let verdict = Verdict(results)
    #expect(verdict.tests.cases.map(\.title) == ["a", "b"])
    #expect(text(results).contains { $0.contains("1 of 2 tests pass") })
    #expect(row(results) == "  stage 1 of 2 · the list")
  }

  @Test func `the score counts the tests of all milestones`() {
    #expect(Verdict(results(["c": .failed])).score == 0.33)
  }

  @Test func `a milestone has passed by itself, and the next one is in hand`() {
    var results = results(["c": .failed])
    results.passed = .init(stage: 1, tests: 2, scripts: 240)
    #expect(Verdict(results).outcome == .failed)
    #expect(Verdict(results).tests.cases.map(\.title) == ["c"])
    #expect(row(results) == "  stage 2 of 2 · the change")
    let passed =
      "  stage 1 passed: its 2 tests are green, and it sends the reference's messages in 240 scripts"
    #expect(text(results).contains(passed))
    let last = "  stage 1 passed; of stage 2, 0 of 1 tests pass"
    #expect(text(results).contains { $0.hasPrefix(last) }, "\(text(results))")
  }

  @Test func `what a milestone breaks is its verdict, though later tests are red`() {
    var results = results(["c": .failed])
    results.isHeldBack = true
    results.reference.state = .diverged
    #expect(Verdict(results).outcome == .diverged)
    #expect(Verdict(results).tests.cases.map(\.title) == ["a", "b"])
    #expect(row(results) == "  stage 1 of 2 · the list")
  }

  @Test func `a crash in a test of a later milestone is not this one's`() {
    let results = results(["a": .failed, "c": .crashed])
    #expect(Verdict(results).outcome == .failed)
  }

  @Test func `a milestone whose tests weren't run is told why`() {
    let note = "the run was ended by tests of a later stage, such as \"c\""
    func isTold(_ suite: [String: CaseOutcome]) -> Bool {
      Verdict(results(suite)).notes.contains { $0.hasPrefix(note) }
    }
    #expect(isTold(["b": .notRun, "c": .crashed]))
    #expect(!isTold(["b": .crashed, "c": .crashed]))
    #expect(!isTold(["b": .failed]))
  }

  @Test func `a milestone with all of its tests stays passed, though others end the run`() {
    func results(_ names: [String]) -> StageResults {
      var results = StageResults(exercise, expected: expected, build: .done)
      let crashes = names.map { ($0, CaseOutcome.crashed) }
      results.suite = .sample(
        Dictionary(uniqueKeysWithValues: crashes), of: ["a", "b", "c", "mine", "d", "e", "f"])
      return results
    }
    var later = results(["c", "d", "e", "f"])
    later.isHeldBack = true
    #expect(later.outcome == .passed)
    let own = results(["mine", "d", "e", "f"])
    #expect(own.outcome == .incomplete)
    let note = "the run was ended by your own tests, such as \"mine\". Mend them first"
    #expect(Verdict(own).notes.contains(note))
    #expect(!text(own).contains { $0.hasPrefix("  next: ") })
  }

  @Test func `messages that a passing test does without are a later milestone's`() {
    let (load, save) = (
      Message(receiver: "client", text: "load()"), Message(receiver: "store", text: "save(1)")
    )
    var flow = Verdict.Flow(
      expected: [load, save, load], recorded: [load], cast: Cast(),
      expectedAsides: [(nil, 0), (nil, 2), (1, 2), (2, 3)].map {
        Aside(question: $0.0, place: $0.1, text: "x")
      })
    flow.leaveOut([Message(receiver: "store", text: "save(2)")])
    #expect(flow.expected == [load, load])
    #expect(flow.expectedAsides?.map(\.place) == [0, 1, 2])
    #expect(flow.expectedAsides?.map(\.question) == [nil, nil, 1])
    #expect(flow.recorded == [load])
  }

  @Test func `what the stub passes, too, says nothing of later milestones`() {
    let load = Message(receiver: "client", text: "load()")
    var expected = expected
    expected.tests[0].flows = [TestFlow(messages: [load])]
    let suite = results(["b": .failed]).suite
    #expect(suite?.unasked(expected) == [load])
    expected.tests[0].stubFails = false
    #expect(suite?.unasked(expected) == [])
  }

  @Test func `once all tests pass, the verdict is about the whole`() {
    var results = results([:])
    results.reference.state = .diverged
    #expect(row(results) == nil)
    #expect(Verdict(results).tests.cases.count == 3)
    #expect(Verdict(results).stages?.map(\.of) == [2, 1])
  }

  @Test func `a milestone has begun with the first of its tests that the stub fails`() {
    #expect(!results(["c": .failed]).hasBegunNext)
    #expect(results(["b": .failed]).hasBegunNext)
  }

  @Test func `a milestone may want other parts than the exercise`() {
    #expect(exercise.at(0).parts == [])
    #expect(exercise.at(1).parts == ["RoutingLogic"])
    #expect(exercise.at(nil).parts == ["RoutingLogic"])
  }

  @Test func `code that does not compile is at no milestone`() {
    #expect(
      Verdict(StageResults(exercise, expected: expected, build: .failed([]))).stages == nil)
  }
}
