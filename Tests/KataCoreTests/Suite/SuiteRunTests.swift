import Foundation
import Testing

@testable import KataCore

/// What is made of a suite's processes, one after another; whole streams are in `EventStreamTests`.
@Suite struct SuiteRunTests {
  /// A stream in which these tests stand and these events come, as in "started a", "runEnded".
  private func stream(_ tests: [String], _ events: [String]) -> EventStream {
    var stream = EventStream(reading: "")
    stream.tests = tests.map { EventStream.Test(id: "M.\($0)/F.swift:1:1", name: $0) }
    stream.events = events.map { text in
      let words = text.split(separator: " ").map(String.init)
      var event = EventStream.Event(kind: words[0])
      if words.count > 1 { event.test = "M.\(words[1])/F.swift:1:1" }
      if words[0] == "issueRecorded" {
        event.isFailure = true
        event.issue = Verdict.Issue(message: "broken", file: "/F.swift", line: 1)
      }
      return event
    }
    return stream
  }

  private func whole(_ names: [String]) -> EventStream {
    stream(names, names.flatMap { ["testStarted \($0)", "testEnded \($0)"] } + ["runEnded"])
  }

  private func crash(in name: String, of names: [String]) -> EventStream {
    stream(names, ["runStarted", "testStarted \(name)"])
  }

  private func outcomes(_ run: SuiteRun, _ expected: [String]) -> [CaseOutcome] {
    run.tests(expected: expected).cases.map(\.outcome)
  }

  @Test func `a whole run of passing tests needs no second, and is no failure`() {
    var run = SuiteRun()

    let again = run.take(whole(["a", "b"]), ending: .exited(0))

    #expect(!again)
    #expect(run.isComplete)
    #expect(outcomes(run, ["b", "a"]) == [.passed, .passed])
    #expect(run.outcome(of: run.tests(expected: ["b", "a"])) == nil)
  }

  @Test(arguments: [Ending.exited(0), .exited(1), .signalled(6), .timedOut])
  func `the end of the process says nothing about a whole run`(ending: Ending) {
    var run = SuiteRun()

    let again = run.take(whole(["a"]), ending: ending)

    #expect(!again)
    #expect(run.outcome(of: run.tests(expected: ["a"])) == nil)
  }

  @Test(arguments: [Ending.signalled(4), .exited(0)])
  func `a suite is run again three times at most`(ending: Ending) {
    let names = ["a", "b", "c", "d", "e"]
    var run = SuiteRun()

    let again = names.dropLast().map { run.take(crash(in: $0, of: names), ending: ending) }

    #expect(again == [true, true, true, false])
    let blamed: CaseOutcome = ending == .exited(0) ? .exited : .crashed
    #expect(outcomes(run, names) == [blamed, blamed, blamed, blamed, .notRun])
  }

  @Test func `after a time-out there is one more run`() {
    let names = ["a", "b", "c"]
    var run = SuiteRun()

    let again = ["a", "b"].map { run.take(crash(in: $0, of: names), ending: .timedOut) }

    #expect(again == [true, false])
    #expect(outcomes(run, names) == [.timedOut, .timedOut, .notRun])
    #expect(run.outcome(of: run.tests(expected: names)) == .timedOut)
  }

  @Test func `a time-out and crashes are counted apart`() {
    let names = ["a", "b", "c", "d", "e"]
    var run = SuiteRun()

    let again = names.map { name in
      run.take(crash(in: name, of: names), ending: name == "b" ? .timedOut : .signalled(4))
    }

    #expect(again == [true, true, true, true, false])
  }

  @Test func `what needs no further run is known by its identifier`() {
    var run = SuiteRun()
    let events = [
      "testStarted a", "testEnded a", "testSkipped b", "testStarted c", "issueRecorded c",
    ]

    let again = run.take(stream(["a", "b", "c", "d"], events), ending: .signalled(4))

    #expect(again)
    #expect(run.done == ["M.a/F.swift:1:1", "M.b/F.swift:1:1", "M.c/F.swift:1:1"])
    #expect(outcomes(run, ["a", "b", "c", "d"]) == [.passed, .skipped, .crashed, .notRun])
  }

  @Test func `a later run adds what the earlier ones could not`() {
    var run = SuiteRun()

    let again = [
      run.take(crash(in: "a", of: ["a", "b"]), ending: .signalled(4)),
      run.take(whole(["b"]), ending: .exited(0)),
    ]

    #expect(again == [true, false])
    #expect(run.order == ["a", "b"])
    #expect(outcomes(run, ["a", "b"]) == [.crashed, .passed])
    #expect(run.outcome(of: run.tests(expected: ["a", "b"])) == .crashed)
  }

  @Test func `a process that dies between two tests is not run again, and is incomplete`() {
    var run = SuiteRun()
    let events = ["runStarted", "testStarted a", "testEnded a"]

    let again = run.take(stream(["a", "b"], events), ending: .signalled(4))

    #expect(!again)
    #expect(outcomes(run, ["a", "b"]) == [.passed, .notRun])
    #expect(run.outcome(of: run.tests(expected: ["a", "b"])) == .incomplete)
  }

  @Test func `without its end a run is incomplete, though all tests passed`() {
    var run = SuiteRun()

    let again = run.take(stream(["a"], ["testStarted a", "testEnded a"]), ending: .exited(0))

    #expect(!again)
    #expect(outcomes(run, ["a"]) == [.passed])
    #expect(run.outcome(of: run.tests(expected: ["a"])) == .incomplete)
  }

  @Test func `a suite without a test is incomplete`() {
    var run = SuiteRun()

    let again = run.take(stream([], ["runStarted", "runEnded"]), ending: .exited(0))

    #expect(!again)
    #expect(run.outcome(of: run.tests(expected: [])) == .incomplete)
  }

  @Test func `what is expected and not in the suite is missing; what is not expected is added`() {
    var run = SuiteRun()
    _ = run.take(whole(["mine", "a"]), ending: .exited(0))

    let tests = run.tests(expected: ["a", "b"])

    #expect(tests.cases.map(\.name) == ["a", "b"])
    #expect(tests.cases.map(\.outcome) == [.passed, .missing])
    #expect(tests.added.map(\.name) == ["mine"])
    #expect((tests.passed, tests.expected) == (1, 2))
    #expect(run.outcome(of: tests) == .incomplete)
  }

  @Test func `an added test that fails changes no outcome`() {
    var run = SuiteRun()
    let events = [
      "testStarted a", "testEnded a", "testStarted x", "issueRecorded x", "testEnded x", "runEnded",
    ]
    _ = run.take(stream(["a", "x"], events), ending: .exited(1))

    let tests = run.tests(expected: ["a"])

    #expect(tests.added.map(\.outcome) == [.failed])
    #expect(run.outcome(of: tests) == nil)
  }

  @Test(arguments: ["testSkipped", "testCancelled", "testCaseCancelled"])
  func `a test that was skipped or cancelled has not passed`(kind: String) {
    var run = SuiteRun()
    let events = ["testStarted a", "\(kind) a", "testEnded a", "runEnded"]
    _ = run.take(stream(["a"], events), ending: .exited(0))

    #expect(outcomes(run, ["a"]) == [.skipped])
    #expect(run.outcome(of: run.tests(expected: ["a"])) == .incomplete)
  }

  @Test(arguments: [0, 1])
  func `of two tests with one name both have to pass`(red: Int) {
    var both = stream(["a", "a"], [])
    both.tests[1].id = "M.a(_:)/F.swift:2:1"
    for (index, test) in both.tests.enumerated() {
      let kinds = ["testStarted"] + (index == red ? ["issueRecorded"] : []) + ["testEnded"]
      both.events += kinds.map { kind in
        EventStream.Event(kind: kind, test: test.id, isFailure: kind == "issueRecorded")
      }
    }
    both.events.append(EventStream.Event(kind: "runEnded"))
    var run = SuiteRun()
    _ = run.take(both, ending: .exited(1))

    #expect(outcomes(run, ["a"]) == [.failed])
    #expect(run.cases["a"]?.outcome == .failed)
  }

  @Test func `each issue is kept, with its place`() {
    var run = SuiteRun()
    let events = ["testStarted a", "issueRecorded a", "issueRecorded a", "testEnded a", "runEnded"]
    _ = run.take(stream(["a"], events), ending: .exited(1))

    let issue = Verdict.Issue(message: "broken", file: "/F.swift", line: 1)

    #expect(run.cases["a"]?.issues == [issue, issue])
    #expect(run.outcome(of: run.tests(expected: ["a"])) == .failed)
  }

  @Test(
    arguments: [
      ([CaseOutcome.failed, .timedOut, .crashed], Outcome.crashed),
      ([.failed, .timedOut, .notRun], .timedOut),
      ([.failed, .skipped], .incomplete),
      ([.failed, .missing], .incomplete),
      ([.failed, .exited], .incomplete),
      ([.failed, .notRun], .incomplete),
      ([.passed, .failed], .failed),
    ])
  func `the worst of the tests names the outcome`(cases: [CaseOutcome], outcome: Outcome) {
    var run = SuiteRun()
    _ = run.take(whole([]), ending: .exited(0))
    let tests = Verdict.Tests(
      expected: cases.count,
      cases: cases.map { Verdict.Case(name: "\($0)", outcome: $0, issues: []) })

    #expect(run.outcome(of: tests) == outcome)
  }

  @Test(
    arguments: [
      "M.Suite/`a (b) [c] {d} *?+^$|\\.`()/File.swift:1:2", "M.Suite/plain()/File.swift:12:34",
    ])
  func `what is skipped is this test and no other`(id: String) throws {
    let pattern = try NSRegularExpression(pattern: SuiteRun.skip(id))
    func matches(_ text: String) -> Bool {
      pattern.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    #expect(matches(id))
    #expect(!matches(id + "0"))
    #expect(!matches("x" + id))
    #expect(!matches(id.replacingOccurrences(of: ".swift", with: "xswift")))
  }
}
