import Testing

@testable import KataCore

/// Which messages show why a test did not pass, and which test shows it best.
struct FailedFlowTests {
  private let asked = Message(receiver: "worker", text: #"authenticate(email: "a", password: "b")"#)
  private let said = Message(receiver: "presenter", text: "presentLogin(.failure(.offline))")

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

  private func lines(_ test: Verdict.Case) -> [String] {
    Report.testCase(test).dropFirst().map { String($0.text.dropFirst(6)) }
  }

  @Test func `what came in the end, and not by the time of the look, is told as late`() {
    let late = test([asked, said], [asked, said], saw: [asked], instead: [asked, said])

    #expect(
      lines(late) == [
        "A.swift:3",
        "presentLogin to the presenter comes too late, after the test looked: is",
        "all that leads to it awaited?",
        "expected   presenter  presentLogin(.failure(.offline))",
        "recorded   nothing more by then",
      ])
    let drawn = FailedFlow(late).map(FlowDiagram.init)?.lines(width: 80, unicode: true)
    #expect(drawn?.contains { $0.text.contains("nothing more by then") } == true)
  }

  @Test func `what had come when it was not yet due is told as early`() {
    let early = test([asked, said], [asked, said], saw: [asked, said], instead: [asked])

    #expect(lines(early)[1] == "presentLogin to the presenter comes too early")
  }

  @Test func `where messages differ, the place is that of the expectation that looks at them`() {
    var both = test([asked, said], [said], saw: [said], instead: [asked, said])
    both.issues[0].line = 82
    let value = Verdict.Issue(
      message: "Expectation failed: (user → nil) == (ann → A())", file: "A.swift", line: 79)
    both.issues.insert(value, at: 0)

    #expect(lines(both)[0] == "A.swift:82")
  }

  @Test func `what was answered last is told with what differs`() {
    let refused = Message(receiver: "presenter", text: "presentLogin(.failure(.unknown))")
    var wrong = test([asked, asked, said], [asked, asked, refused])
    let answers = [(0, 1), (1, 2)].map {
      Answer(
        question: $0, place: $1, text: "throws Login.Failure.\($0 == 0 ? "locked" : "offline")")
    }
    wrong.flow?.answers = answers
    let line = "answered   worker     throws Login.Failure.offline"
    #expect(lines(wrong).suffix(3).first == line)

    wrong.flow?.answers = [answers[0]]
    #expect(!lines(wrong).contains { $0.hasPrefix("answered") })

    var far = test([asked, said, said, said], [asked, said, said])
    far.flow?.answers = [answers[0]]
    #expect(!lines(far).contains { $0.hasPrefix("answered") })
    far = test([asked, said, said], [asked, said])
    far.flow?.answers = [answers[0]]
    #expect(lines(far).contains { $0.hasPrefix("answered") })
  }

  @Test func `what was answered after what differs does not tell why`() {
    var wrong = test([asked, said], [asked, asked])
    wrong.flow?.answers = [Answer(question: 0, place: 2, text: "returns 1")]

    #expect(!lines(wrong).contains { $0.hasPrefix("answered") })
  }

  @Test func `of a look it is told what had been answered for sure by then`() {
    var late = test(
      [asked, said, asked], [asked, said, asked], saw: [asked, said], instead: [asked])
    late.flow?.answers = [
      Answer(question: 0, place: 1, text: "returns 1"),
      Answer(question: 0, place: 2, text: "returns 2"),
    ]
    #expect(lines(late).contains("answered   worker     returns 1"))

    late.flow?.answers?.removeFirst()
    #expect(!lines(late).contains { $0.hasPrefix("answered") })
  }

  @Test
  func `of several looks at the messages, the place is that of the one that saw what is told`() {
    let again = Message(receiver: "worker", text: "again()")
    var both = test([asked, said, again], [asked, said], saw: [asked], instead: [asked, said])
    let late = test([], [], saw: [asked, said], instead: [asked, said, again]).issues[0]
    both.issues.append(late)
    both.issues[1].line = 82

    #expect(lines(both).contains { $0.hasPrefix("again from the interactor to the worker is") })
    #expect(lines(both)[0] == "A.swift:82")
  }

  @Test func `what differs alike in several tests is told at length once`() {
    let other = Message(receiver: "worker", text: #"authenticate(email: "c", password: "d")"#)
    let tests = [
      test([asked, said], [said, asked], named: "first"), test([asked], [], named: "another"),
      test([other, said], [said, other], named: "second"), test([asked, said], [said, asked]),
    ]
    let words = "presentLogin to the presenter comes too early"
    let told = Report.testCases(tests).map { $0.text.trimmingPrefix { $0 == " " } }

    #expect(told.filter { $0.hasPrefix("expected ") }.count == 2)
    #expect(told.contains("the same difference in 2 more tests"))
    #expect(told.contains("\(words), as in \"first\""))
    #expect(told.last == "the same difference as in \"first\"")
  }

  @Test func `what another case saw is no look of the one that is told`() {
    var late = test([asked, said], [asked, said], saw: [asked], instead: [asked, said])
    var first = Verdict.Issue(message: "Expectation failed: (user → nil) == (ann → A())")
    (first.argument, late.issues[0].argument) = ("name → 1", "name → 2")
    late.issues.insert(first, at: 0)

    #expect(FailedFlow(late)?.parting == nil)
    late.issues[0].argument = "name → 2"
    #expect(FailedFlow(late)?.parting != nil)
  }

  @Test func `a count of the living is told by its message, as calls are`() {
    let nobody = Message(receiver: "census", text: "alive: nobody")
    let somebody = Message(receiver: "census", text: "alive: view")
    var counted = test([nobody], [somebody])
    counted.issues = [
      Verdict.Issue(
        message: #"Expectation failed: (census.alive() → ["view"]) == ([] → [])"#, file: "A.swift",
        line: 3)
    ]

    #expect(
      lines(counted).prefix(4) == [
        "A.swift:3", "expected   census     alive: nobody", "recorded   census     alive: view",
        "The view should have gone by then. It goes later, or never. Look whether",
      ])
    #expect(
      Report.testCases([counted, counted]).map(\.text).filter { $0.contains("gone") }.count == 1)
  }

  @Test func `beside a value that failed, what is missing is told, and not in which order`() {
    let welcome = Message(receiver: "presenter", text: "presentLogin(.success)")
    let tells = [[asked], [asked, welcome, asked]].map { recorded in
      var value = test([asked, asked, said, welcome], recorded)
      value.issues = [Verdict.Issue(message: "Expectation failed: (user → nil) == (ann → A())")]
      return lines(value).contains { $0.hasPrefix("among its messages: authenticate") }
    }

    #expect(tells == [true, false])
  }

  @Test func `messages that are wrong in the end are told as they were in the end`() throws {
    let wrong = test([asked, said], [said], saw: [], instead: [asked])

    #expect(FailedFlow(wrong)?.recorded == [said])
  }

  @Test func `an expectation about something else, or about unknown messages, is no look`() {
    let other = Message(receiver: "view", text: "show()")
    for test in [
      test([asked], [asked], saw: [other], instead: [asked]), test([asked], [asked]),
    ] {
      #expect(FailedFlow(test)?.parting == nil)
      #expect(FailedFlow(test)?.recorded == [asked])
    }
  }

  @Test func `the first to look at fails by its messages, rather than by a value beside them`() {
    var beside = test([asked, said], [asked], named: "beside")
    beside.issues = [
      Verdict.Issue(message: "Expectation failed: (user → nil) == (ann → A())", file: "A", line: 1)
    ]
    let cases = [
      test([], [], named: "none"), test([asked], [asked], named: "same"), beside,
      test([asked, said], [asked, said], saw: [asked], instead: [asked, said], named: "late"),
      test([asked], [said], named: "wrong"),
    ]
    let names = cases.indices.map { FailedFlow.first(of: Array(cases[...$0]))?.name }

    #expect(names == [nil] + ["same", "beside", "late", "late"].map { "LoginTests/\($0)" })
  }

  @Test func `a test that tells its own difference is the one that is named, and no other`() {
    var value = test([asked], [], named: "value")
    value.issues = [
      Verdict.Issue(message: "Expectation failed: (user → nil) == (ann → A())", file: "A", line: 1)
    ]
    let cases = [value, test([asked], [], named: "one"), test([asked], [], named: "two")]
    let said = Report.testCases(cases).map { String($0.text.dropFirst(6)) }

    #expect(said.filter { $0.hasPrefix("the same") } == ["the same difference as in \"one\""])
  }

  @Test func `a crash is not the same as a message that is missing`() {
    var crashed = test([asked], [], named: "crashed")
    crashed.outcome = .crashed
    let said = Report.testCases([crashed, test([asked], [], named: "failed")]).map(\.text)

    #expect(!said.contains { $0.contains("the same") })
  }
}
