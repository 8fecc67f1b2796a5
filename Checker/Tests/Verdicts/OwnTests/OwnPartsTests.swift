import Basics
@testable import Common
@testable import Shared
import Testing

/// Own tests beside a given suite, run against the learner's own parts.
@Suite struct OwnPartsTests {
  private let presenter = OwnParts.Role(end: "PresentationLogic", title: "Presenter")
  private let router = OwnParts.Role(end: "RoutingLogic", title: "Router")

  /// A scene of two parts, with one message to its Presenter.
  private func verdict(
    _ outcomes: [SubjectOutcome] = [.accepted, .rejected], untried: [Untried] = [],
    added: CaseOutcome? = nil, tests: String = "P(), R()"
  ) -> Verdict {
    var exercise = Course.sample.exercises[1]
    exercise.tests = ["OwnTests.swift"]
    let expected = Expected(
      tests: ["a", "b"].map { .init(name: "LoginTests/\($0)", stubFails: true, flows: []) })
    var stages = StageResults(exercise, expected: expected, build: .done)
    let all: [String: CaseOutcome] = added.map { ["own": $0] } ?? [:]
    stages.suite = .sample(all, of: ["a", "b"] + all.keys)
    stages.reference.state = .agreed
    let methods = [
      OwnParts.Method(role: presenter, part: "P", name: "show", file: "P.swift", body: 0..<0)
    ]
    let module = SubjectFolder([:], silencing: methods)
    var subjects = Verdict.Subjects(
      .silenced, zip(module.subjects, outcomes).map { .init(name: "x", $0, $1) })
    subjects.add(untried: untried)
    let parts = OwnParts(classes: [presenter: ["P"], router: ["R"]], methods: methods)
    subjects.add(parts, namedIn: [tests])
    stages.ownTests = OwnTests(subjects: subjects)
    return Verdict(stages)
  }

  private func text(_ verdict: Verdict) -> [String] { Report.verdict(verdict, .all).map(\.text) }

  @Test func `places that no own test runs are named`() {
    let places = [
      Untried(file: "a/P.swift", line: 3, text: "return"),
      Untried(file: "a/P.swift", line: 9, text: ""),
    ]
    #expect(
      verdict(untried: places).ownTests?.cases.map(\.description).contains(
        #"P.swift:3, "return" is never run, nor P.swift:9."#) == true)
  }

  @Test func `a part that no test names is left out, though its messages are noticed`() {
    let verdict = verdict(tests: "makeScreen(P(), PR)")
    #expect(verdict.outcome == .failed)
    #expect(text(verdict).contains { $0.contains("✗ Router  no test names R") })
  }

  @Test func `places that no own test runs have a heading, too`() {
    let place = Untried(file: "a/P.swift", line: 3, text: "return")
    #expect(text(verdict(untried: [place])).contains { $0.contains("your own tests leave out") })
    let both = text(verdict([.accepted, .accepted], untried: [place]))
    #expect(!both.contains { $0.contains("your own tests leave out") })
  }

  @Test func `a scene that is right is not called passed while its own tests are red`() {
    let red = verdict(added: .failed)
    #expect(red.outcome == .failed)
    #expect(text(red).contains { $0.hasPrefix("  the given tests pass, and the same messages") })
    #expect(!text(red).contains { $0.hasPrefix("  passed") })
    let green = verdict(added: .passed)
    #expect(green.outcome == .passed)
    #expect(text(green).contains { $0.hasPrefix("  passed: all tests, and the same messages") })
  }

  @Test func `tests that do not compile are not said to reject anything`() {
    var stages = StageResults.sample()
    stages.ownTests = OwnTests()
    let text = text(Verdict(stages))
    #expect(text.contains("  your own tests: they don't compile in a build of their own"))
  }
}
