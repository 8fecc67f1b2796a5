import Testing

@testable import KataCore

@Suite struct ReportTests {
  private let plain = Renderer(colour: false)

  @Test func `every golden text belongs to a report`() {
    #expect(Fixture.names(in: "Reports", ending: ".txt") == SampleReports.all.keys.sorted())
  }

  @Test(arguments: SampleReports.all.keys.sorted())
  func `says what it always said`(name: String) throws {
    let lines = try #require(SampleReports.all[name])

    try Fixture("Reports/\(name).txt").expect(plain.render(lines))
  }

  @Test func `each outcome has a golden verdict, or its part is tested here`() {
    let golden = Set(SampleReports.all.keys)
    let others = Outcome.allCases.map(\.rawValue).filter { !golden.contains($0) }

    #expect(others == ["diverged", "breaksRules"])
  }

  @Test func `a broken rule is told below the tests`() {
    var verdict = Verdict.sample(.breaksRules, cases: [.sample("a", .passed)])
    var another = RuleFinding.sample
    another.line = 7
    verdict.rules = Verdict.Rules(state: .broken, broken: [.sample, another])

    #expect(
      Report.verdict(verdict, .all).map(\.text).dropFirst(3).prefix(3) == [
        "    ✗ one-way  A.swift:3, 7", "      It is so.", "      Do this.",
      ])
    #expect(Report.verdict(verdict, .all).last?.text == "  next: kata hint 2")
  }

  @Test(arguments: [Verdict.Reference.State.diverged, .crashed, .timedOut, .incomplete])
  func `a script that went wrong stands between the green tests and what comes next`(
    state: Verdict.Reference.State
  ) {
    var verdict = Verdict.sample(.diverged, cases: [.sample("a", .passed)])
    verdict.reference.state = state
    verdict.reference.difference = ScriptDifference(
      scenario: "{}", expected: [.step("tap")], recorded: [], cast: .sample)
    let text = Report.verdict(verdict, .all).map(\.text)

    #expect(text[1] == "  ✓ a")
    #expect(text[2].hasPrefix("  ✗ all tests pass, but "))
    #expect(text.contains { $0.contains("tap") })
    #expect(text.last == "  next: kata hint 2")
  }

  @Test func `a script that crashes says what, and where`() {
    var verdict = Verdict.sample(.crashed, cases: [.sample("a", .passed)])
    verdict.reference.state = .crashed
    verdict.reference.crash = Verdict.Issue(message: "Fatal error: no", file: "A.swift", line: 3)

    #expect(
      Report.verdict(verdict, .all).map(\.text).dropFirst(3).prefix(2) == [
        "      A.swift:3", "      Fatal error: no",
      ])
  }

  @Test
  func `the flow that is drawn is the first that has messages, one that differs before others`()
    throws
  {
    let same = Message(receiver: "view", text: "a()")
    func test(_ name: String, _ expected: [Message], _ recorded: [Message]) -> Verdict.Case {
      var test = Verdict.Case.sample(name, .failed)
      test.show(expected, recorded)
      return test
    }
    func title(_ cases: [Verdict.Case]) throws -> String {
      let expected = Expected(
        tests: cases.map { .init(name: $0.name, stubFails: true, flows: []) }, suite: "")
      return try FlowDrawing(.sample(.failed, cases: cases), expected, test: nil).title
    }
    let cases = [test("none", [], []), test("same", [same], [same]), test("other", [same], [])]

    #expect(try title(Array(cases.prefix(2))).hasSuffix("same"))
    #expect(try title(cases).hasSuffix("other"))
    #expect(throws: Complaint.self) { try title([cases[0]]) }
    #expect(
      Report.verdict(.sample(.failed, cases: [cases[0]]), .all).last?.text
        == "  next: kata hint 2")
  }

  @Test func `the argument with which a test failed is told`() {
    var issue = Verdict.Issue(message: "no", file: "A.swift", line: 3)
    issue.argument = "letter → \"b\""
    var another = Verdict.Issue(
      message: "Expectation failed: await a() == 1", file: "A.swift", line: 3)
    another.argument = "letter → \"c\""
    let verdict = Verdict.sample(
      .failed, cases: [.sample("a", .failed, issues: [issue, another])])

    #expect(
      Report.verdict(verdict, .all).map(\.text).dropFirst(2).prefix(6) == [
        "      A.swift:3", "      with letter → \"b\"", "      no", "      with letter → \"c\"",
        "      expected   await a() == 1",
        "      recorded   no value is kept behind await or try; a constant would show it",
      ])
  }

  @Test func `of what does not compile no flow is drawn`() {
    #expect(throws: Complaint.self) {
      try FlowDrawing(.sample(.notCompiled), StageResults.given, test: "a")
    }
  }

  @Test func `where only ASCII can be shown, a script is drawn in it`() {
    var verdict = Verdict.sample(.diverged, cases: [.sample("a", .passed)])
    verdict.reference.state = .diverged
    verdict.reference.difference = ScriptDifference(
      scenario: "{}", expected: [.step("tap"), .message(Message(receiver: "view", text: "é()"))],
      recorded: [.step("tap")], cast: .sample)
    let text = Renderer(colour: false, unicode: false)
      .render(Report.verdict(verdict, .all, unicode: false))

    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.contains("-- here they part ---"))
    #expect(text.contains("|<-"))
  }

  @Test func `what comes next lies behind what has passed, if anything is left there`() {
    let states = Course.sample.exercises.map { exercise in
      ExerciseState(
        exercise, outcome: exercise.id.number == 2 ? .passed : nil, changed: false)
    }
    func next(_ number: Int) -> String? {
      Report.onward(PathState(exercises: states), after: [ExerciseID(number: number)], why: false)
        .first?.text
    }
    #expect(next(2)?.hasPrefix("  next: kata show 10") == true)
    #expect(next(10)?.hasPrefix("  next: kata show 1 ") == true)
  }

  @Test func `ten errors are enough`() {
    var verdict = Verdict.sample(.notCompiled)
    verdict.diagnostics = (1...12).flatMap {
      Diagnostic.all(in: "/A.swift:\($0):1: error: number \($0)")
    }

    let text = Report.verdict(verdict, .all).map(\.text)

    #expect(text.contains("      number 10"))
    #expect(!text.contains("      number 11"))
  }

  @Test func `what is wrong in several lines is told once, and their numbers`() {
    var verdict = Verdict.sample(.notCompiled)
    verdict.diagnostics = Diagnostic.all(
      in: ["A.swift:1:5", "A.swift:3:1", "A.swift:3:9", "B.swift:4:1", "A.swift:7:1"]
        .map { "/\($0): error: no 'x'" }.joined(separator: "\n"))

    #expect(
      Report.verdict(verdict, .all).map(\.text).dropFirst().prefix(5) == [
        "  ✗ /A.swift:1:5", "      no 'x'", "      and the same in line 3, 7", "  ✗ /B.swift:4:1",
        "      no 'x'",
      ])
  }

  @Test func `those that broke off are counted`() {
    let cases = ["a", "b"].map { Verdict.Case.sample($0, .crashed) }
    let said = [1, 2].map { count in
      Report.verdict(.sample(.crashed, cases: Array(cases.prefix(count))), .all).map(\.text)
    }
    #expect(said[0].contains { $0.hasSuffix("; the others were run without the one that crashed") })
    #expect(said[1].contains { $0.hasSuffix("; the others were run without those that crashed") })
  }

  @Test func `one verdict has said it all; several are counted`() {
    let passed = SampleReports.passed

    #expect(Report.closing([passed]) == [])
    #expect(Report.closing([passed, passed]) == [Line("2 of 2 passed", .good)])
    #expect(Report.closing([passed, SampleReports.failed]) == [Line("1 of 2 passed")])
  }

  @Test func `every outcome has words of its own`() {
    #expect(Set(Outcome.allCases.map(Report.name)).count == Outcome.allCases.count)
  }

  @Test func `what can't be graded here is neither passed nor left to do`() {
    let course = Course.sample.exercises
    var states = [
      ExerciseState(course[0], outcome: .passed, changed: false),
      ExerciseState(course[2], outcome: .notGraded, changed: false),
    ]
    #expect(
      Report.home(PathState(exercises: states), .all).map(\.text).dropFirst() == [
        "1 of 2 exercises passed, 1 not graded here", "Nothing is left to do here.",
        "Whoever has the Solutions grades Exercises/Exercise10/Tests.",
      ])
    #expect(Report.list(PathState(exercises: states))[4].text.hasPrefix("  ~ 10"))

    states[1].changed = true
    #expect(
      Report.home(PathState(exercises: states), .all).contains { $0.text.contains("kata check 10") }
    )
  }

  @Test func `a part that is green and breaks a rule is named beside the red tests`() {
    var verdict = Verdict.sample(.failed, cases: [.sample("a", .failed)])
    verdict.rules = Verdict.Rules(state: .broken, broken: [.sample])

    #expect(
      Report.verdict(verdict, .all).map(\.text).suffix(6) == [
        "  0 of 1 tests pass", "  ✗ in files whose tests are green, a rule of VIP is broken:",
        "    ✗ one-way  A.swift:3", "      It is so.", "      Do this.", "  next: kata hint 2",
      ])
  }

  @Test(arguments: [Verdict.Reference.State.notReached, .crashed])
  func `where there are no hints, none is offered`(state: Verdict.Reference.State) {
    var verdict = Verdict.sample(.failed, cases: [.sample("a", .failed)])
    verdict.reference.state = state
    let own = Verdict(StageResults.own(wrong: [.accepted]))
    let states = [ExerciseState(Course.sample.exercises[0], outcome: nil, changed: true)]
    let said = [
      Report.verdict(verdict, .none), Report.verdict(own, .none),
      Report.home(PathState(exercises: states), .none),
    ].map { $0.map(\.text).joined(separator: "\n") }

    #expect(said.allSatisfy { !$0.contains("hint") })
    #expect(said[0].hasSuffix("  next: kata show 2"))
    #expect(
      Report.home(PathState(exercises: states), .all).contains { $0.text.contains("kata hint") })
  }

  @Test func `what was passed without a reference says so wherever it is counted`() {
    var verdict = SampleReports.passedWithoutReference
    verdict.id = ExerciseID(number: 1)
    let both = [verdict, SampleReports.passed]
    let states = [Verdict.Reference.State.notSupplied, .agreed].map { state in
      ExerciseState(
        Course.sample.exercises[0], outcome: .passed, changed: false, reference: state)
    }
    let counts = [
      Report.closing(both), Report.list(PathState(exercises: states)),
      Report.home(PathState(exercises: states), .all),
    ]

    #expect(Report.brief(verdict, .all)[0].text.hasSuffix("  not compared with the reference"))
    #expect(
      Report.closing(both)[0].text == "2 of 2 passed, 1 of them not compared with the reference")
    #expect(
      Report.closing([verdict, verdict])[0].text
        == "2 of 2 passed, none of them compared with the reference"
    )
    #expect(counts.allSatisfy { $0.contains { $0.text.contains("1 of them not compared") } })
    #expect(counts.dropLast().allSatisfy { $0.contains { $0.text.contains("without Solutions") } })
    #expect(
      Report.list(PathState(exercises: [states[0]]))[1].text.hasSuffix(
        "not compared with the reference"))
    #expect(Report.list(PathState(exercises: [states[1]]))[1].text.hasSuffix("  passed"))
  }
}
