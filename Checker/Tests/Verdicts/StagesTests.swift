import Basics
@testable import Common
@testable import Shared
import Testing

/// The stages of a scene that is built from nothing, and the price of its change request.
@Suite struct StagesTests {
  private let presenter = OwnParts.Role(end: "PresentationLogic", title: "Presenter")
  private let router = OwnParts.Role(end: "RoutingLogic", title: "Router")

  /// A scene with one message to its Presenter; test `c` is the change request's.
  private func verdict(
    _ suite: [String: CaseOutcome] = [:], roles: Set<OwnParts.Role>,
    _ outcomes: [SubjectOutcome] = [.accepted, .rejected], untried: [Untried] = [],
    added: CaseOutcome? = nil, hasMessages: Bool = true, tests: String = "P(), R()"
  ) -> Verdict {
    var exercise = Course.sample.exercises[1]
    exercise.tests = ["OwnTests.swift"]
    exercise.parts = ["PresentationLogic", "RoutingLogic"]
    exercise.change = [2]
    var expected = Expected(
      tests: ["a", "b", "c"].map { .init(name: "LoginTests/\($0)", stubFails: true, flows: []) })
    for place in expected.tests.indices { expected.tests[place].edges = [place == 2 ? 2 : 1] }
    var stages = StageResults(exercise, expected: expected, build: .done)
    var all = suite
    if let added { all["own"] = added }
    stages.suite = .sample(all, of: ["a", "b", "c"] + (added == nil ? [] : ["own"]))
    if stages.isSuiteGreen { stages.reference.state = .agreed }
    let methods =
      hasMessages
      ? [OwnParts.Method(role: presenter, part: "P", name: "show", file: "P.swift", body: 0..<0)]
      : []
    let module = SubjectFolder([:], silencing: methods)
    var subjects = Verdict.Subjects(
      .silenced, zip(module.subjects, outcomes).map { .init(name: "x", $0, $1) })
    subjects.add(untried: untried)
    let classes = Dictionary(
      uniqueKeysWithValues: roles.map { ($0, [String($0.title.prefix(1))] as Set) })
    let parts = OwnParts(classes: classes, methods: methods)
    subjects.add(parts, namedIn: [tests])
    stages.ownTests = .run(subjects, parts)
    return Verdict(stages)
  }

  private func text(_ verdict: Verdict) -> [String] { Report.verdict(verdict, .all).map(\.text) }

  @Test func `a part that no class is yet is named by the end of its protocol`() {
    let verdict = verdict(roles: [presenter])
    #expect(verdict.stages?.first?.missing == ["RoutingLogic"])
    #expect(text(verdict).contains { $0.contains("contract 1 of 2 (no …RoutingLogic)") })
  }

  @Test func `the change waits once all else is done, and not before`() {
    let roles: Set = [presenter, router]
    let change: [String: CaseOutcome] = ["c": .failed]
    #expect(verdict(change, roles: roles).awaitsChange)
    #expect(!verdict(change, roles: [presenter]).awaitsChange)
    #expect(!verdict(["a": .failed, "c": .failed], roles: roles).awaitsChange)
    #expect(!verdict(change, roles: roles, [.accepted, .accepted]).awaitsChange)
    #expect(!verdict(roles: roles).awaitsChange)
  }

  @Test func `each stage counts what is its own`() {
    let places = [
      Untried(file: "a/P.swift", line: 3, text: "return"),
      Untried(file: "a/P.swift", line: 9, text: ""),
    ]
    let verdict = verdict(["b": .failed], roles: [presenter, router], untried: places)
    let stages = verdict.stages?.map { "\($0.title) \($0.done)/\($0.of)" }
    #expect(
      stages == [
        "contract 2/2", "Presenter 2/2", "Router 1/1", "assembly 1/2", "suite 4/5", "change 1/1",
      ])
    #expect(
      verdict.ownTests?.cases.map(\.description).contains(
        #"P.swift:3, "return" is never run, nor is 1 more place."#) == true)
  }

  @Test func `a part that no test names is left out, though its messages are noticed`() {
    let verdict = verdict(roles: [presenter, router], tests: "makeScreen(P(), PR)")
    let stages = verdict.stages?.map { "\($0.title) \($0.done)/\($0.of)" }
    #expect(
      stages == [
        "contract 2/2", "Presenter 2/2", "Router 0/1", "assembly 2/2", "suite 3/4", "change 1/1",
      ])
    #expect(verdict.outcome == .failed)
    #expect(text(verdict).contains { $0.contains("✗ Router  R is named by no test") })
  }

  @Test func `before there are messages, the suite is not done`() {
    let stages = verdict(roles: [presenter], [.accepted], hasMessages: false).stages
    #expect(stages?.first { $0.title == "suite" }?.isDone == false)
  }

  @Test func `places that no own test runs have a heading, too`() {
    let place = Untried(file: "a/P.swift", line: 3, text: "return")
    let roles: Set = [presenter, router]
    let text = text(verdict(roles: roles, untried: [place]))
    #expect(text.contains { $0.contains("your own tests leave out") })
    let both = self.text(verdict(roles: roles, [.accepted, .accepted], untried: [place]))
    #expect(!both.contains { $0.contains("your own tests leave out") })
  }

  @Test func `a scene that is right is not called passed while its own tests are red`() {
    let red = verdict(roles: [presenter, router], added: .failed)
    #expect(red.outcome == .failed)
    #expect(text(red).contains { $0.hasPrefix("  the given tests pass, and the same messages") })
    #expect(!text(red).contains { $0.hasPrefix("  passed") })
    let green = verdict(roles: [presenter, router], added: .passed)
    #expect(green.outcome == .passed)
    #expect(text(green).contains { $0.hasPrefix("  passed: all tests, and the same messages") })
  }

  @Test func `without own tests, each given suite is a stage, and the change is the last`() {
    var exercise = Course.sample.exercises[0]
    exercise.change = [2]
    var expected = Expected(
      tests: ["ClockTests/a", "ClockTests/b", "WordsTests/c", "WordsTests/d"].map {
        .init(name: $0, stubFails: true, flows: [])
      })
    for place in expected.tests.indices { expected.tests[place].edges = [place == 3 ? 2 : 1] }
    var stages = StageResults(exercise, expected: expected, build: .done)
    func titles(_ suite: [String: CaseOutcome]) -> [String]? {
      stages.suite = .sample(suite, of: expected.tests.map(\.name))
      return Verdict(stages).stages?.map { "\($0.title) \($0.done)/\($0.of)" }
    }
    #expect(titles(["ClockTests/b": .failed]) == ["Clock 1/2", "Words 1/1", "change 1/1"])
    // Code that doesn't compile is at no stage.
    #expect(Verdict(StageResults(exercise, expected: expected, build: .failed([]))).stages == nil)
    exercise.change = nil
    stages = StageResults(exercise, expected: expected, build: .done)
    #expect(titles([:]) == nil)
  }

  @Test func `tests that do not compile are not said to reject anything`() {
    var stages = StageResults.sample()
    stages.ownTests = .notCompiled(nil)
    let text = text(Verdict(stages))
    #expect(text.contains("  your own tests: they do not compile in their own build"))
  }
}
