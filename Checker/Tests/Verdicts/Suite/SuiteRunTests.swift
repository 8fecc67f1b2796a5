import Foundation
@testable import Shared
import Testing

@testable import Basics
@testable import Common

/// The result of a suite's processes, one after another; whole streams are in `EventStreamTests`.
@Suite struct SuiteRunTests {
  /// A stream in which these tests stand and these events come, as in "testStarted a", "runEnded".
  private func stream(_ tests: [String], _ events: [String]) -> EventStream {
    var stream = EventStream(reading: "")
    stream.tests = tests.map { EventStream.Test(id: "M.\($0)/F.swift:1:1", name: $0) }
    stream.events = events.map { text in
      let words = text.split(separator: " ").map(String.init)
      var event = EventStream.Event(kind: words[0])
      if words.count > 1 { event.test = "M.\(words[1])/F.swift:1:1" }
      event.isFailure = words[0] == "issueRecorded"
      return event
    }
    return stream
  }

  private func outcomes(_ run: SuiteRun, _ expected: [String]) -> [CaseOutcome] {
    run.tests(expected: expected).cases.map(\.outcome)
  }

  @Test(arguments: [Ending.exited(0), .exited(1), .signalled(6), .timedOut])
  func `the end of the process says nothing about a whole run`(ending: Ending) {
    var run = SuiteRun()
    let events = ["testStarted a", "testEnded a", "testStarted b", "testEnded b", "runEnded"]

    let again = run.take(stream(["a", "b"], events), ending: ending)
    #expect(!again)
    #expect(outcomes(run, ["b", "a"]) == [.passed, .passed])
    #expect(run.outcome(of: run.tests(expected: ["a"])) == nil)
  }

  @Test(
    arguments: [
      // Three more runs after a crash or an exit, one more after a time-out; each counted apart.
      ([.signalled(4), .signalled(4), .signalled(4), .signalled(4)], [true, true, true, false]),
      ([.exited(0), .exited(0), .exited(0), .exited(0)], [true, true, true, false]),
      ([.timedOut, .timedOut], [true, false]),
      (
        [.signalled(4), .timedOut, .signalled(4), .signalled(4), .signalled(4)],
        [true, true, true, true, false]
      ),
    ] as [([Ending], [Bool])])
  func `a suite is run again so many times at most`(endings: [Ending], again: [Bool]) {
    let names = ["a", "b", "c", "d", "e", "f"]
    var run = SuiteRun()
    let took = zip(names, endings).map {
      run.take(stream(names, ["runStarted", "testStarted \($0)"]), ending: $1)
    }

    #expect(took == again)
    let blamed = endings.map { ending -> CaseOutcome in
      switch ending {
      case .signalled: .crashed
      case .timedOut: .timedOut
      case .exited: .exited
      }
    }
    let rest = names.dropFirst(endings.count).map { _ in CaseOutcome.notRun }
    #expect(outcomes(run, names) == blamed + rest)
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

  @Test(
    arguments: [
      // A process that dies between two tests.
      (["a", "b"], ["runStarted", "testStarted a", "testEnded a"], ["a", "b"]),
      // A run without its end.
      (["a"], ["testStarted a", "testEnded a"], ["a"]),
      // A suite without a test.
      ([], ["runStarted", "runEnded"], []),
      // A test that is expected, and not there.
      (["a"], ["testStarted a", "testEnded a", "runEnded"], ["a", "b"]),
    ])
  func `what did not come to its end is incomplete, and not run again`(
    tests: [String], events: [String], expected: [String]
  ) {
    var run = SuiteRun()

    let again = run.take(stream(tests, events), ending: .exited(0))
    #expect(!again)
    #expect(run.outcome(of: run.tests(expected: expected)) == .incomplete)
  }

  @Test func `an added test that fails changes no outcome`() {
    var run = SuiteRun()
    let events = [
      "testStarted a", "testEnded a", "testStarted x", "issueRecorded x", "testEnded x", "runEnded",
    ]
    _ = run.take(stream(["a", "x"], events), ending: .exited(1))
    let tests = run.tests(expected: ["a"])

    #expect(tests.added.map(\.name) == ["x"])
    #expect(tests.added.map(\.outcome) == [.failed])
    #expect(run.outcome(of: tests) == nil)
  }

  @Test(
    arguments: [
      ([CaseOutcome.failed, .timedOut, .crashed], Outcome.crashed),
      ([.failed, .timedOut, .notRun], .timedOut), ([.failed, .skipped], .incomplete),
      ([.failed, .missing], .incomplete), ([.failed, .exited], .incomplete),
      ([.failed, .notRun], .incomplete), ([.passed, .failed], .failed),
    ])
  func `the worst of the tests names the outcome`(cases: [CaseOutcome], outcome: Outcome) {
    let tests = Verdict.Tests(
      expected: cases.count,
      cases: cases.map { Verdict.Case(name: "\($0)", outcome: $0, issues: []) })

    #expect(SuiteRun().outcome(of: tests) == outcome)
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
    for other in [id + "0", "x" + id, id.replacing(".swift", with: "xswift")] {
      #expect(!matches(other))
    }
  }
}
