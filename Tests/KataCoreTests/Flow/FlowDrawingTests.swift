import Testing

@testable import KataCore

/// Which case is drawn, and what stands round the drawing.
@Suite struct FlowDrawingTests {
  private let shown = Message(receiver: "view", text: "show(1)")

  private func drawing(
    _ outcome: CaseOutcome, arguments: [String?], flows: Int = 2
  ) throws -> FlowDrawing {
    let issues = arguments.map { argument in
      var issue = Verdict.Issue(message: "no")
      issue.argument = argument
      return issue
    }
    var test = Verdict.Case.sample("a", outcome, issues: issues)
    if outcome != .passed { test.show([shown], []) }
    let expected = Expected(
      tests: [
        .init(
          name: test.name, stubFails: true, flows: Array(repeating: [shown], count: flows))
      ],
      suite: "")
    return try FlowDrawing(.sample(.failed, cases: [test]), expected, test: "a")
  }

  @Test func `the case that is drawn is named, as in the verdict`() throws {
    let letters = ["letter → 1", "letter → 2"]

    #expect(
      try drawing(.failed, arguments: letters).heading.map(\.text) == [
        "Exercise02 · a", "with letter → 1", "",
      ])
    #expect(try drawing(.crashed, arguments: letters).heading[1].text == "with letter → 2")
  }

  @Test func `of a test that passed with several arguments, it is the first`() throws {
    #expect(
      try drawing(.passed, arguments: []).heading.map(\.text) == [
        "Exercise02 · a", "the first of its 2 cases", "",
      ])
  }

  @Test func `a test without arguments has no such line`() throws {
    #expect(try drawing(.failed, arguments: [nil], flows: 1).heading.count == 2)
    #expect(try drawing(.passed, arguments: [], flows: 1).heading.count == 2)
  }

  @Test func `what else can be drawn is told with the command that draws it`() throws {
    var tests = [Verdict.Case.sample("a", .failed), .sample("b", .failed)]
    for index in tests.indices { tests[index].show([shown], []) }
    let expected = Expected(
      tests: tests.map { .init(name: $0.name, stubFails: true, flows: [[shown]]) }, suite: "")
    let drawing = try FlowDrawing(.sample(.failed, cases: tests), expected, test: nil)

    let words = "1 more can be drawn: kata flow 2 with a part of a test's name"
    #expect(drawing.lines(width: 80, unicode: true).map(\.text).contains(words))
  }

  @Test func `a call without contents is drawn by its name`() {
    let flow = ["routeToHome()", "logIn(email: \"a rather long address\", password: \"b\")"].map {
      Message(receiver: "view", text: $0)
    }
    let text = FlowDiagram(expected: flow, recorded: flow, cast: .sample)
      .lines(width: 60, unicode: true).map(\.text).joined()

    #expect(text.contains(" routeToHome ─"))
    #expect(text.contains(" logIn ─"))
  }

  @Test func `nothing but carets stands below what differs`() throws {
    let lines = FlowCase.contents.diagram.lines(width: 80, unicode: true).map(\.text)
    let carets = try #require(lines.first { $0.contains("^") })

    #expect(carets.dropFirst(6).allSatisfy { " ^".contains($0) })
  }

  @Test func `a test's name is told without what declares it`() {
    let names = ["trims()", "trims(text:)", "trims(_:of:)", "is empty (once)", "a (b) c()", "()"]

    #expect(
      names.map { Report.title(of: "ATests/\($0)") } == [
        "trims", "trims", "trims", "is empty (once)", "a (b) c()", "()",
      ])
  }
}
