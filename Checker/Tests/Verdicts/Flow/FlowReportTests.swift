@testable import Shared
import Testing

@testable import Basics
@testable import Common

/// The choice of the test or case that is drawn, and the lines around the drawing.
@Suite struct FlowReportTests {
  private let shown = Message(receiver: "view", text: "show(1)")

  private func test(
    _ name: String, _ expected: [Message], _ recorded: [Message],
    _ outcome: CaseOutcome = .failed, arguments: [String?] = []
  ) -> Verdict.Case {
    let issues = arguments.map { argument in
      var issue = Verdict.Issue(message: "no")
      issue.argument = argument
      return issue
    }
    var test = Verdict.Case.sample(name, outcome, issues: issues)
    if outcome != .passed { test.show(expected, recorded) }
    return test
  }

  private func drawing(
    _ cases: [Verdict.Case], flows: Int = 1, named name: String? = nil
  ) throws -> FlowReport {
    let expected = Expected(
      tests: cases.map {
        .init(
          name: $0.name, stubFails: true,
          flows: Array(repeating: TestFlow(messages: [shown]), count: flows))
      })
    let isGreen = cases.allSatisfy { $0.outcome == .passed }
    // A broken rule says nothing against the messages.
    var verdict = Verdict.sample(isGreen ? .breaksRules : .failed, cases: cases)
    verdict.reference.state = isGreen ? .agreed : .notReached
    return try FlowReport(verdict, expected, test: name)
  }

  @Test(
    arguments: [
      (.failed, ["letter → 1", "letter → 2"], 2, "with letter → 1"),
      (.crashed, ["letter → 1", "letter → 2"], 2, "with letter → 2"),
      (.passed, [], 2, "the first of its 2 cases"), (.failed, [nil], 1, nil), (.passed, [], 1, nil),
    ] as [(CaseOutcome, [String?], Int, String?)])
  func `the case that is drawn is named, as in the verdict`(
    outcome: CaseOutcome, arguments: [String?], flows: Int, words: String?
  ) throws {
    let test = test("a", [shown], [], outcome, arguments: arguments)
    let heading = try drawing([test], flows: flows, named: "a").heading.map(\.text)

    #expect(heading == ["Exercise02 · a"] + (words.map { [$0] } ?? []) + [""])
  }

  @Test func `what else can be drawn is told with the command that draws it`() throws {
    let both = try drawing([test("a", [shown], []), test("b", [shown], [])])

    let words = "1 more can be drawn: kata flow 2 with a part of a test's name"
    #expect(both.lines(on: Medium(width: 80)).map(\.text).contains(words))
  }

  @Test func `the test that a verdict begins with is the one that is drawn`() throws {
    let cases = [test("same", [shown], [shown]), test("other", [shown], [])]
    let verdict = Verdict.sample(.failed, cases: cases)

    let begun = Report.verdict(verdict, .all).map(\.text).first { $0.hasPrefix("  ✗ ") }
    #expect(begun == "  ✗ other")
    #expect(try drawing(cases).title.hasSuffix("other"))
  }

  @Test
  func `the flow that is drawn is the first that has messages, one that differs before others`()
    throws
  {
    let cases = [
      test("none", [], []), test("same", [shown], [shown]), test("other", [shown], []),
    ]

    #expect(try drawing(Array(cases.prefix(2))).title.hasSuffix("same"))
    #expect(try drawing(cases).title.hasSuffix("other"))
    #expect(throws: Complaint.self) { try drawing([cases[0]]) }
    #expect(try drawing([.sample("green", .passed)]).title.hasSuffix("green"))
    #expect(
      Report.verdict(.sample(.failed, cases: [cases[0]]), .all).last?.text
        == "  next: kata hint 2")
  }

  @Test func `of a test that wasn't run, nobody says that its messages are as expected`() throws {
    let words = { (outcomes: CaseOutcome...) in
      let cases = zip(["a", "b"], outcomes).map { Verdict.Case.sample($0, $1) }
      return try self.drawing(cases, named: "a").lines(on: Medium(width: 80)).map(\.text)
    }
    #expect(try words(.passed).contains { $0.contains("as expected") })
    #expect(try !words(.notRun).contains { $0.contains("as expected") })
    // A green one may look at one message alone, and another test says what's wrong.
    #expect(try !words(.passed, .failed).contains { $0.contains("as expected") })
    let heading = try drawing([.sample("a", .notRun)], named: "a").heading.map(\.text)
    #expect(heading.contains { $0.contains("as the reference sends it") })
  }

  @Test func `of what does not compile no flow is drawn`() {
    #expect(throws: Complaint.self) {
      try FlowReport(.sample(.notCompiled), StageResults.given, test: "a")
    }
  }
}
