@testable import Learner
@testable import Shared
import Testing

@testable import Basics
@testable import Common

@Suite struct ReportTests {
  private let plain = Renderer(color: false)
  private let course = Course.sample.exercises

  private func text(_ verdict: Verdict, _ offers: Offers = .all) -> [String] {
    Report.verdict(verdict, offers).map(\.text)
  }

  @Test func `every golden text belongs to a report`() {
    #expect(Fixture.names(in: "Reports", ending: ".txt") == SampleReports.all.keys.sorted())
  }

  @Test(arguments: SampleReports.all.keys.sorted())
  func `says what it always said`(name: String) throws {
    let lines = try #require(SampleReports.all[name])

    try Fixture("Reports/\(name).txt").expect(plain.render(lines))
  }

  @Test func `a broken rule is told below the tests, also beside red ones`() {
    var verdict = Verdict.sample(.breaksRules, cases: [.sample("a", .passed)])
    var another = RuleFinding.sample
    another.line = 7
    verdict.rules = Verdict.Rules(state: .broken, broken: [.sample, another])
    var red = Verdict.sample(.failed, cases: [.sample("a", .failed)])
    red.rules = Verdict.Rules(state: .broken, broken: [.sample])

    #expect(
      text(verdict).suffix(5) == [
        "  ✗ all tests pass, but a rule of VIP is broken:", "    ✗ one-way  A.swift:3, 7",
        "      It is so.", "      Do this.", "  next: kata hint 2",
      ])
    #expect(
      text(red).suffix(6) == [
        "  0 of 1 tests pass", "  ✗ in files whose tests are green, a rule of VIP is broken:",
        "    ✗ one-way  A.swift:3", "      It is so.", "      Do this.", "  next: kata hint 2",
      ])
  }

  @Test func `of many findings of one rule, three are told at length`() {
    var verdict = Verdict.sample(.breaksRules, cases: [.sample("a", .passed)])
    verdict.rules.broken = (1...5).map { line in
      RuleFinding(
        rule: .noDecisions, file: "A.swift", line: line, why: "Line \(line) decides.",
        instead: "Do this.")
    }
    verdict.rules.state = .broken
    let text = text(verdict)
    #expect(text.filter { $0.hasSuffix(" decides.") }.count == 3)
    #expect(text.contains("    ✗ no-decisions  2 more: A.swift:4, A.swift:5"))
  }

  @Test func `a verdict on parts alone does not speak of broken rules`() {
    var verdict = Verdict.sample(.breaksRules, cases: [.sample("a", .passed)])
    verdict.rules.broken = [
      RuleFinding(rule: .parts, file: "A.swift", line: 1, why: "It is left.", instead: "Delete it.")
    ]
    #expect(
      text(verdict).contains(
        "  ✗ all tests pass, but the parts aren't those that this exercise asks for:"))
  }

  @Test(arguments: [Verdict.Reference.State.diverged, .crashed, .timedOut, .incomplete])
  func `a script that went wrong stands between the green tests and what comes next`(
    state: Verdict.Reference.State
  ) {
    var verdict = Verdict.sample(.diverged, cases: [.sample("a", .passed)])
    verdict.reference.state = state
    verdict.reference.crash = Verdict.Issue(message: "Fatal error: no", file: "A.swift", line: 3)
    verdict.reference.difference = ScriptDifference(
      scenario: "{}", expected: [.step("tap")], recorded: [], cast: .sample)
    let text = text(verdict)

    #expect(text[1] == "  ✓ a")
    #expect(text[2].hasPrefix("  ✗ all tests pass, but "))
    #expect(text[3...4] == ["      A.swift:3", "      Fatal error: no"])
    #expect(text.contains { $0.contains("tap") })
    #expect(text.last == "  next: kata hint 2")
  }

  @Test func `a race says the same, whichever tests are red, and shows these when asked`() {
    func verdict(_ outcomes: [CaseOutcome], _ outcome: Outcome = .failed) -> Verdict {
      let cases = outcomes.enumerated().map { Verdict.Case.sample("\($0)", $1) }
      var verdict = Verdict.sample(outcome, cases: cases)
      var cause = RuleFinding.sample
      (cause.rule, cause.isCause) = (.workers, true)
      verdict.cause = cause
      return verdict
    }
    func words(_ verdict: Verdict) -> [String] { text(verdict).filter { !$0.contains(" of 3 ") } }
    let red = verdict([.passed, .failed, .failed])
    var diverged = verdict([.passed, .passed, .passed], .diverged)
    diverged.reference = Verdict.Reference(state: .diverged, difference: .sample)
    #expect(
      text(red).dropFirst() == [
        "  ✗ a task that nothing awaits", "      A.swift:3", "      It is so.", "      Do this.",
        "  another run may fail other tests; this one's: kata check 2 --all",
        "  1 of 3 tests pass in this run", "  next: kata hint 2",
      ])
    #expect(words(verdict([.crashed, .passed, .notRun], .crashed)) == words(red))
    #expect(words(diverged) == words(red))

    let all = Report.verdict(red, .all, choice: .all).map(\.text)
    #expect(all.dropFirst(5).prefix(2) == ["  ✓ 0", "  ✗ 1"])
    let script = Report.verdict(diverged, .all, choice: .all).map(\.text)
    #expect(script.contains { $0.contains("in this random script") })
  }

  @Test func `a leak's place stands above the tests`() {
    var verdict = Verdict.sample(.failed, cases: [.sample("a", .failed)])
    verdict.cause = RuleFinding.sample
    verdict.cause?.rule = .weakBack
    #expect(
      text(verdict).dropFirst().prefix(5) == [
        "  ✗ a View held strongly", "      A.swift:3", "      It is so.", "      Do this.",
        "  ✗ a",
      ])
  }

  @Test func `a process that ended in the middle of a call is not said to have left it out`() {
    var dead = Verdict.Case.sample("dead", .crashed)
    let sent = Message(receiver: "worker", text: "send()")
    dead.show([sent, Message(receiver: "worker", text: "cancel()")], [sent])
    let crashed = text(Verdict.sample(.crashed, cases: [dead]))
    #expect(crashed.contains("      recorded   crashed here"))
    #expect(!crashed.contains { $0.contains("is missing") })
    dead.outcome = .failed
    #expect(text(Verdict.sample(.failed, cases: [dead])).contains { $0.contains("is missing") })
  }

  @Test func `the name of a known mistake stands under the title`() {
    var verdict = Verdict.sample(.failed)
    verdict.mistake = .init(edge: "E2", sentence: "spaces are refused")
    #expect(text(verdict)[1] == "  this looks like a known mistake: spaces are refused (E2)")
  }

  @Test func `a long verdict is cut to its first difference, and says how to see the rest`() {
    let red = (1...10).map { Verdict.Case.sample("red \($0)", .failed) }
    let green = (1...45).map { Verdict.Case.sample("green \($0)", .passed) }
    var verdict = Verdict.sample(.failed, cases: green + red)
    verdict.edges = ["E1 One."]
    #expect(
      text(verdict) == [
        "Exercise02 · Validation                                                  0.0 s",
        "  ✗ red 1", "      E1 One.",
      ] + (2...8).map { "  ✗ red \($0)" } + [
        "  these and 2 more: kata check 2 --all", "  45 of 55 tests pass", "  next: kata hint 2",
      ])
    #expect(Report.verdict(verdict, .all, choice: .all).count > 55)
  }

  @Test func `a long script is told by its first difference`() {
    let steps = (1...30).map { Recording.Entry.step("step \($0)") }
    let sent = Recording.Entry.message(Message(receiver: "view", text: "show(1)"))
    var verdict = Verdict.sample(.diverged, cases: [.sample("a", .passed)])
    verdict.edges = ["E1 One."]
    verdict.reference.state = .diverged
    verdict.reference.difference = ScriptDifference(
      scenario: "{}", expected: steps + [sent], recorded: steps, cast: Cast())
    let lines = text(verdict)
    #expect(
      lines.suffix(5) == [
        "          expected   view       show(1)", "          recorded   nothing more",
        "    drawn in full: kata flow 2", "      E1 One.", "  next: kata hint 2",
      ])
    #expect(!lines.contains { $0.contains("first difference") })
  }

  @Test func `a pass tells its reason, a question and what is next before what is known`() {
    var verdict = Verdict.sample(.passed, cases: [.sample("a", .passed)])
    verdict.after = "One thing.\nAnother.\n\nAnd you?\n"
    (verdict.rules.state, verdict.rules.judged) = (.held, [.oneWay])
    verdict.notes = ["Something to know."]
    let states = course.map { ExerciseState($0, outcome: nil, changed: false) }
    let lines = Report.check(
      [verdict], asked: 1, on: PathState(exercises: states), .all, on: Medium()
    ).map(\.text)

    let after = ["", "  One thing. Another.", "", "  And you?", ""]
    #expect(Array(lines.dropFirst(2).prefix(5)) == after)
    #expect(lines[7].hasPrefix("  next: kata show 10"))
    #expect(lines.suffix(2) == ["  rules: kept (one-way)", "  note: Something to know."])
  }

  @Test func `as long as nothing is gained, the first red test is told, and the others wait`() {
    let kept = Verdict.Issue(message: "Expectation failed: user == ann", file: "A.swift", line: 3)
    var verdict = Verdict.sample(
      .failed,
      cases: ["a", "b", "c"].map { .sample($0, .failed, issues: [kept]) } + [.sample("d", .passed)])
    verdict.tests.gained = 0

    #expect(text(verdict)[1].hasPrefix("  ✗ a"))
    #expect(text(verdict).contains("  2 more wait: kata check 2 --all"))
    #expect(!text(verdict).contains { $0.hasPrefix("  ✗ b") || $0.hasPrefix("  ✓ d") })
    let all = Report.verdict(verdict, .all, choice: .all).map(\.text)
    let among = Report.brief(verdict, .all, choice: .all).map(\.text)
    #expect(Array(among.dropFirst().dropLast()) == all)
    #expect(all.count { $0.hasPrefix("  ✗ ") } == 3)
    let named = Report.verdict(verdict, .all, choice: .named("B")).map(\.text)
    #expect(named.filter { $0.hasPrefix("  ✗ ") } == ["  ✗ b"])
    let path = PathState(exercises: course.map { ExerciseState($0, outcome: nil, changed: false) })
    let files = course[1].tasks.flatMap(\.paths).joined(separator: " ")
    #expect(
      Report.check([verdict], asked: 1, on: path, .all, on: Medium()).suffix(2).map(\.text) == [
        "  task: \(course[1].layout.readme)", "  edit: \(files)",
      ])
    verdict.tests.gained = 1
    let begun = Report.check([verdict], asked: 1, on: path, .all, on: Medium())
    #expect(begun.last?.text.hasPrefix("  next: ") == true)
    #expect(text(verdict).count { $0.hasPrefix("  ✗ ") } == 3)
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
      text(verdict).dropFirst(2).prefix(6) == [
        "      A.swift:3", "      with letter → \"b\"; and 1 more: \"c\"", "      no",
        "      with letter → \"c\"",
        "      expected   await a() == 1",
        "      recorded   hidden behind await or try; put it in a let before #expect",
      ])
  }

  @Test func `of long arguments one is told, without its types, and the others are counted`() {
    func issue(_ value: String) -> Verdict.Issue {
      var issue = Verdict.Issue(message: "no", file: "A.swift", line: 3)
      issue.argument = "answer → \(value)"
      return issue
    }
    let place =
      "Weather.Report(place: WeatherScene.Weather.Place(name: \"\(String(repeating: "o ", count: 90))\"))"
    let verdict = Verdict.sample(
      .failed,
      cases: [
        .sample(
          "a", .failed, issues: [issue("failure(Swift.CancellationError())"), issue(place)])
      ])
    let long = Verdict.sample(.failed, cases: [.sample("a", .failed, issues: [issue(place)])])

    #expect(
      text(verdict).contains("      with answer → failure(CancellationError()); and 1 more"))
    let told = text(long).drop { !$0.contains("with answer → Report(place: Place(") }.prefix(3)
    #expect(told.contains { $0.contains(" … ") } && told.last == "      no", "\(told)")
  }

  @Test func `a pass begins with what it is worth, and lists its tests if asked`() {
    let verdict = Verdict.sample(.passed, cases: [.sample("a", .passed), .sample("b", .passed)])

    #expect(text(verdict)[1].hasPrefix("  passed"))
    #expect(!text(verdict).contains { $0.contains("✓") })
    let all = Report.verdict(verdict, .all, choice: .all).map(\.text)
    #expect(all.count { $0.hasPrefix("  ✓ ") } == 2)
  }

  @Test func `behind several verdicts comes what plain kata calls next`() {
    let states = PathState(
      exercises: course.map { exercise in
        ExerciseState(exercise, outcome: exercise.id.number == 2 ? .passed : nil, changed: false)
      })
    var (first, second) = (Verdict.sample(.notStarted), Verdict.sample(.passed))
    (first.id, second.id) = (course[0].id, course[1].id)
    func next(_ lines: [Line]) -> String? { lines.last { $0.text.contains("next: ") }?.text }

    let several = Report.check([first, second], asked: 2, on: states, .all, on: Medium())
    let alone = Report.check([second], asked: 1, on: states, .all, on: Medium())

    #expect(next(Report.home(states, .all))?.hasPrefix("next: \(course[0].id)") == true)
    #expect(next(several)?.hasPrefix("  next: kata show 1 ") == true)
    #expect(next(alone)?.hasPrefix("  next: kata show 10") == true)
  }

  @Test func `below several verdicts, given files that aren't as shipped are named once`() {
    var verdict = Verdict.sample(.passed)
    #expect(!Report.closing([verdict, verdict]).contains { $0.text.contains("not as shipped") })
    verdict.altered = ["Sources/A.swift"]
    let lines = Report.closing([verdict, verdict]).map(\.text)
    #expect(
      lines.dropFirst() == [
        "note: not as shipped, and not among what you hand in, so a grader judges",
        "your work without these changes: Sources/A.swift",
      ])
  }

  @Test func `ten errors are enough, and one that stands in several lines is told once`() {
    func text(of errors: String) -> [String] {
      var verdict = Verdict.sample(.notCompiled)
      verdict.diagnostics = Diagnostic.all(in: errors)
      return self.text(verdict)
    }
    let many = text(
      of: (1...12).map { "/A.swift:\($0):1: error: number \($0)" }.joined(separator: "\n"))
    #expect(many.contains("      number 10"))
    #expect(!many.contains("      number 11"))

    let same = text(
      of: ["A.swift:1:5", "A.swift:3:1", "A.swift:3:9", "B.swift:4:1", "A.swift:7:1"]
        .map { "/\($0): error: no 'x'" }.joined(separator: "\n"))
    #expect(
      same.dropFirst().prefix(5) == [
        "  ✗ /A.swift:1:5", "      no 'x'", "      and the same in line 3, 7", "  ✗ /B.swift:4:1",
        "      no 'x'",
      ])
  }

  @Test func `those that broke off are counted`() {
    let cases = ["a", "b"].map { Verdict.Case.sample($0, .crashed) }

    #expect(
      text(.sample(.crashed, cases: cases)).contains(
        "  0 of 2 tests pass; the others were run without those that crashed"))
  }

  @Test func `one verdict has said it all; several are counted`() {
    let passed = SampleReports.passed
    var uncompared = SampleReports.passedWithoutReference
    uncompared.id = ExerciseID(number: 1)

    #expect(Report.closing([passed]) == [])
    #expect(Report.closing([passed, passed]) == [Line("2 of 2 passed", .good)])
    #expect(Report.closing([passed, SampleReports.failed]) == [Line("1 of 2 passed")])
    let told = Report.closing([passed, uncompared, uncompared]).map(\.text)
    #expect(told.count { $0.contains("comes without Solutions") } == 1)
    #expect(!Report.brief(uncompared, .all)[0].text.contains("compared"))
  }

  @Test(arguments: [
    ([1, 2, 10], 2, "kata show 10"), ([1, 2, 10], 10, "kata show 1 "),
    ([10, 2, 1], 2, "kata show 1 "),
  ])
  func `what comes next lies behind what has passed on the path, if anything is left there`(
    order: [Int], number: Int, command: String
  ) {
    let states = order.compactMap { number in
      course.first { $0.id.number == number }
    }.map { exercise in
      ExerciseState(exercise, outcome: exercise.id.number == 2 ? .passed : nil, changed: false)
    }
    let onward = Report.onward(
      PathState(exercises: states), after: [ExerciseID(number: number)], why: false)

    #expect(onward.first?.text.hasPrefix("  next: \(command)") == true)
  }

  @Test(arguments: [Verdict.Reference.State.notReached, .crashed])
  func `where there are no hints, none is offered`(state: Verdict.Reference.State) {
    var verdict = Verdict.sample(.failed, cases: [.sample("a", .failed)])
    verdict.reference.state = state
    let own = Verdict(StageResults.own(wrong: [.accepted]))
    let states = PathState(exercises: [ExerciseState(course[0], outcome: nil, changed: true)])
    let home = Report.home(states, .none).map(\.text)

    #expect(!(text(verdict, .none) + text(own, .none) + home).contains { $0.contains("hint") })
    #expect(text(verdict, .none).last == "  next: kata show 2")
    #expect(Report.home(states, .all).contains { $0.text.contains("kata hint") })
  }

  @Test(arguments: [("(screen.undo → nil)", false), ("(kept → 1) == 2", true)])
  func `what is missing behind a value that a test needs is not told`(text: String, isTold: Bool) {
    let issue = Verdict.Issue(message: "Expectation failed: \(text)", file: "F.swift", line: 1)
    var red = Verdict.Case.sample("undo", .failed, issues: [issue])
    red.flow = Verdict.Flow(
      expected: [Message(receiver: "store", text: "write()")], recorded: [], cast: Cast())

    let lines = self.text(.sample(.failed, cases: [red]))
    #expect(lines.contains { $0.contains("among its messages") } == isTold)
  }

  @Test func `a test's name is told without what declares it`() {
    let names = ["trims()", "trims(text:)", "trims(_:of:)", "is empty (once)", "a (b) c()", "()"]

    #expect(
      names.map { Verdict.Case.title(of: "ATests/\($0)") } == [
        "trims", "trims", "trims", "is empty (once)", "a (b) c()", "()",
      ])
  }

  @Test func `what is fine is named, and what is not comes with the next step`() {
    let lines = Report.doctor([
      .success("a course"), .failure(.machine("No swift.", next: "install it")),
    ])

    #expect(lines.map(\.text) == ["✓ a course", "✗ No swift.", "    next: install it"])
  }
}
