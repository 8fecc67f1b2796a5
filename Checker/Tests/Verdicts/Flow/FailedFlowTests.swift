import Basics
@testable import Shared
import Testing

@testable import Common

/// The choice of the messages that show why a test did not pass, and of the test that shows it
/// best.
struct FailedFlowTests {
  private let asked = Message(receiver: "worker", text: #"authenticate(email: "a", password: "b")"#)
  private let said = Message(receiver: "presenter", text: "presentLogin(.failure(.offline))")

  /// A test with these flows; its expectation saw some messages, and asked for others instead.
  private func test(
    _ expected: [Message], _ recorded: [Message], saw: [Message]? = nil, instead: [Message] = [],
    named name: String = "a"
  ) -> Verdict.Case {
    var issues: [Verdict.Issue] = []
    if let saw {
      let lists = [saw, instead].map { list in
        "[\(list.map { "\($0.receiver) \($0.text)" }.joined(separator: ", "))]"
      }
      let message = "Expectation failed: (log.calls → \(lists[0])) == ([one, two] → \(lists[1]))"
      issues.append(Verdict.Issue(message: message, file: "A.swift", line: 3))
    }
    var test = Verdict.Case.sample(name, .failed, issues: issues)
    test.show(expected, recorded)
    return test
  }

  /// An expectation about another value than the messages.
  private let value = Verdict.Issue(
    message: "Expectation failed: (user → nil) == (ann → A())", file: "A.swift", line: 79)

  private func answers(_ places: [(question: Int, place: Int)]) -> [Aside] {
    places.map { Aside(question: $0.question, place: $0.place, text: "returns \($0.place)") }
  }

  private func lines(_ test: Verdict.Case) -> [String] {
    Report.testCase(test).dropFirst().map { String($0.text.dropFirst(6)) }
  }

  private func answered(_ test: Verdict.Case) -> String? {
    lines(test).first { $0.hasPrefix("answered") }
  }

  @Test func `what came in the end, and not by the time of the look, is told as late`() {
    let late = test([asked, said], [asked, said], saw: [asked], instead: [asked, said])
    var missing = test([asked, said], [asked], saw: [asked], instead: [asked, said])
    missing.name = "missing"
    let tests = Verdict.Tests(gained: 1, expected: 3, cases: [missing, late])
    #expect(tests.telling(on: nil)?.name == late.name)

    #expect(
      lines(late) == [
        "A.swift:3",
        "presentLogin to the presenter comes too late, after the test looked: is",
        "it sent from a task that nothing awaits?",
        "expected   presenter  presentLogin(.failure(.offline))",
        "recorded   nothing more by then",
      ])
    let drawn = FailedFlow(late)?.diagram.lines(on: Medium(width: 80))
    #expect(drawn?.contains { $0.text.contains("nothing more by then") } == true)
  }

  @Test func `what had come when it was not yet due is told as early`() {
    let early = test([asked, said], [asked, said], saw: [asked, said], instead: [asked])

    #expect(lines(early)[1] == "presentLogin to the presenter comes too early")
  }

  @Test func `messages that are wrong in the end are told as they were in the end`() {
    let wrong = test([asked, said], [said], saw: [], instead: [asked])

    #expect(FailedFlow(wrong)?.difference?.recorded == said)
  }

  @Test func `a difference that was seen first is told, though a later one is left in the end`() {
    let other = Message(receiver: "presenter", text: "presentLogin(.failure(.unknown))")
    let hidden = test(
      [asked, said, asked], [asked, said, other], saw: [asked, said], instead: [asked])

    #expect(lines(hidden)[1] == "presentLogin to the presenter comes too early")
  }

  @Test func `what is too many at a look is told so, though something else is due there later`() {
    let other = Message(receiver: "presenter", text: "presentLogin(.failure(.unknown))")
    let tooMany = test([asked, said], [asked, other], saw: [asked, other], instead: [asked])

    #expect(FailedFlow(tooMany)?.difference?.expected == nil)
    #expect(lines(tooMany)[1] == "expected   nothing more")
  }

  @Test func `an expectation about something else, or about unknown messages, is no look`() {
    let other = Message(receiver: "view", text: "show()")
    for test in [
      test([asked], [asked], saw: [other], instead: [asked]), test([asked], [asked]),
    ] {
      #expect(FailedFlow(test)?.difference == nil)
      #expect(FailedFlow(test)?.diagram.messages == [asked])
    }
  }

  @Test func `the look of another case is not of the one that is told`() {
    var late = test([asked, said], [asked, said], saw: [asked], instead: [asked, said])
    late.issues.insert(value, at: 0)
    (late.issues[0].argument, late.issues[1].argument) = ("name → 1", "name → 2")

    #expect(FailedFlow(late)?.difference == nil)
    late.issues[0].argument = "name → 2"
    #expect(FailedFlow(late)?.difference != nil)
  }

  @Test func `the place is that of the first expectation that failed`() {
    var both = test([asked, said], [said], saw: [said], instead: [asked, said])
    both.issues[0].line = 82
    #expect(lines(both)[0] == "A.swift:82")
    both.issues.insert(value, at: 0)
    #expect(lines(both)[0] == "A.swift:79")
  }

  @Test func `the last answer is told, unless the same was asked again since`() {
    let refused = Message(receiver: "presenter", text: "presentLogin(.failure(.unknown))")
    var wrong = test([asked, asked, said], [asked, asked, refused])
    wrong.flow?.asides = answers([(0, 1), (1, 2)])
    #expect(answered(wrong) == "answered   worker     returns 2")
    // The second call has no answer yet.
    wrong.flow?.asides = answers([(0, 1)])
    #expect(answered(wrong) == nil)

    var near = test([asked, said, said], [asked, said])
    near.flow?.asides = answers([(0, 1)])
    #expect(answered(near) != nil)
    var far = test([asked, said, said, said], [asked, said, said])
    far.flow?.asides = answers([(0, 1)])
    #expect(answered(far) != nil)
    // An answer after what differs does not tell why.
    var after = test([asked, said], [asked, asked])
    after.flow?.asides = answers([(0, 2)])
    #expect(answered(after) == nil)
  }

  @Test func `a missing message is told with what leads to it where nothing is wrong`() {
    let ends = Message(receiver: "presenter", text: "presentLoading(false)")
    var wrong = test([asked, asked, ends], [asked, asked])
    wrong.flow?.expectedAsides = answers([(1, 2), (0, 3)])
    wrong.flow?.asides = [
      Aside(question: 1, place: 2, text: "returns 2"),
      Aside(question: 0, place: 2, text: "returns 3"),
    ]

    #expect(answered(wrong) == "answered   worker     returns 2, to call 2")
    let drawn = FailedFlow(wrong)?.diagram.lines(on: Medium(width: 80)).map(\.text) ?? []
    let parting = drawn.firstIndex { $0.contains("first difference") } ?? 0
    #expect(drawn[..<parting].contains { $0.contains("to call 2") })
    #expect(!drawn[..<parting].contains { $0.contains("to call 1") })
  }

  @Test func `where both sides go on, an answer that only one of them had is not told`() {
    let refused = Message(receiver: "presenter", text: "presentLogin(.failure(.unknown))")
    var wrong = test([asked, said], [asked, refused])
    wrong.flow?.expectedAsides = answers([(0, 1)])
    wrong.flow?.asides = [Aside(question: 0, place: 1, text: "throws Other")]

    #expect(answered(wrong) == nil)
  }

  @Test func `request and cancellation are told, and only since the last request`() {
    var wrong = test([asked, said], [asked])
    let asides = [
      Aside(place: 0, text: "logIn(email: 1)", from: "caller", to: "interactor", request: 1),
      Aside(place: 0, text: "the caller is cancelled", request: 1),
      Aside(place: 0, text: "logIn(email: 2)", from: "caller", to: "interactor", request: 2),
    ]
    wrong.flow?.asides = asides
    #expect(lines(wrong).contains("request    interactor request 2: logIn(email: 2)"))
    #expect(!lines(wrong).contains { $0.hasPrefix("meanwhile") })

    wrong.flow?.asides = Array(asides.prefix(2))
    #expect(lines(wrong).contains("request    interactor logIn(email: 1)"))
    #expect(lines(wrong).contains("meanwhile             the caller is cancelled"))
  }

  @Test func `of requests that wait at the same time, none is told as the cause`() {
    var wrong = test([asked, asked, said], [asked, asked])
    let requests = (1...2).map {
      Aside(place: $0 - 1, text: "logIn()", from: "caller", to: "interactor", request: $0)
    }
    wrong.flow?.asides = requests + answers([(0, 2)])
    #expect(!lines(wrong).contains { $0.hasPrefix("request") })
    wrong.flow?.asides = requests
    #expect(lines(wrong).contains("request    interactor request 2: logIn()"))
  }

  @Test func `a look at the last calls alone is drawn behind those that came before`() {
    let refused = Message(receiver: "presenter", text: "presentLogin(.failure(.unknown))")
    let last = test([asked, said], [asked, refused], saw: [refused], instead: [said])
    let flow = FailedFlow(last)
    #expect(flow?.diagram.same == [.message(asked)])
    #expect(flow?.difference?.expected == said)
  }

  @Test func `of a look at the last calls, one too many isn't told as one missing before them`() {
    let again = Message(receiver: "presenter", text: "presentTime(left: 3)")
    let tooMany = test(
      [asked, said], [asked, said, again], saw: [said, again], instead: [asked, said])
    #expect(
      FailedFlow(tooMany)?.difference?.words == "presentTime to the presenter wasn't expected")

    let tooFew = test(
      [again, asked, said], [again, asked], saw: [again, asked], instead: [asked, said])
    #expect(FailedFlow(tooFew)?.difference?.expected == said)
    #expect(FailedFlow(tooFew)?.difference?.recorded == nil)
  }

  @Test func `a look at calls in the middle is told as it was, whatever came before and later`() {
    let again = Message(receiver: "presenter", text: "presentTime(left: 3)")
    let middle = test(
      [asked, said, asked, said, again], [asked, said, said, asked, said, again],
      saw: [said, said], instead: [said])
    #expect(
      FailedFlow(middle)?.difference?.words == "presentLogin to the presenter comes once too often")
  }

  @Test func `one too many isn't told where the reference sends it, too`() {
    let next = Message(receiver: "worker", text: "next(in: 1)")
    let again = test([next, said], [next, said, next], saw: [next], instead: [])
    #expect(FailedFlow(again)?.difference?.index == 2)
    #expect(FailedFlow(again)?.difference?.recorded == next)
  }

  @Test func `of the same message behind two answers, none is said to have led to one too many`() {
    var twice = test([asked, asked, said], [asked, asked, said, said])
    twice.flow?.asides = answers([(0, 2), (1, 3)])
    #expect(
      FailedFlow(twice)?.difference?.words == "presentLogin to the presenter comes once too often")
    #expect(answered(twice) == nil)
    let drawn = FailedFlow(twice)?.diagram.lines(on: Medium(width: 80)).map(\.text) ?? []
    #expect(drawn.contains { $0.hasSuffix("once too often, here or just before") }, "\(drawn)")

    var again = test([asked], [asked, asked])
    again.flow?.asides = answers([(0, 1)])
    #expect(answered(again) == "answered   worker     returns 1")
  }

  @Test func `of a look it is told what had been answered for sure by then`() {
    var late = test(
      [asked, said, asked], [asked, said, asked], saw: [asked, said], instead: [asked])
    late.flow?.asides = answers([(0, 1), (0, 2)])
    #expect(answered(late) == "answered   worker     returns 1")

    late.flow?.asides?.removeFirst()
    #expect(answered(late) == nil)
  }

  @Test func `the same difference is told at length once`() {
    var crashed = test([asked], [], named: "crashed")
    crashed.outcome = .crashed
    var beside = test([asked, said], [said, asked], named: "beside")
    beside.issues = [value]
    let tests = [
      beside, test([asked, said], [said, asked], named: "first"), crashed,
      test([asked], [], named: "missing"), test([asked, said], [said, asked]),
    ]
    let told = Report.testCases(tests).map { $0.text.trimmingPrefix { $0 == " " } }

    #expect(told.count { $0.hasPrefix("recorded   presenter") } == 1)
    #expect(
      told.filter { $0.hasPrefix("the same") } == ["the same first difference as in \"first\""])
    #expect(told.last?.hasPrefix("the same") == true)
  }

  @Test func `a count of the living is told by its message, as calls are`() {
    var counted = test(
      [Message(receiver: "census", text: "alive: none")],
      [Message(receiver: "census", text: "alive: view")])
    counted.issues = [
      Verdict.Issue(
        message: #"Expectation failed: (census.alive() → ["view"]) == ([] → [])"#, file: "A.swift",
        line: 3)
    ]

    #expect(
      lines(counted).prefix(4) == [
        "A.swift:3", "expected   census     alive: none", "recorded   census     alive: view",
        "The view should have been freed by then, but it's still alive. Something",
      ])
    #expect(Report.testCases([counted, counted]).count { $0.text.contains("freed") } == 1)
  }

  @Test func `the first to look at fails by its messages, rather than by a value beside them`() {
    var beside = test([asked, said], [asked], named: "beside")
    beside.issues = [value]
    let cases = [
      test([], [], named: "none"), test([asked], [asked], named: "same"), beside,
      test([asked, said], [asked, said], saw: [asked], instead: [asked, said], named: "late"),
      test([asked], [said], named: "wrong"),
    ]
    let names = cases.indices.map { FailedFlow.first(of: Array(cases[...$0]))?.name }

    #expect(names == [nil] + ["same", "beside", "late", "late"].map { "LoginTests/\($0)" })
  }
}
