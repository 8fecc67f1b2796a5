import Foundation
import Testing

@testable import KataCore

/// Streams as the test library wrote them, one suite of `Fixtures/Streams/Sample.swift` each.
@Suite struct EventStreamTests {
  private func stream(_ name: String) throws -> EventStream {
    EventStream(reading: try Fixture.text("Streams/\(name).jsonl"))
  }

  @Test func `every golden reading can be read`() {
    let names = Fixture.names(in: "Streams", ending: ".json")

    #expect(!names.isEmpty)
    #expect(StreamCase.all.map(\.name) == names)
  }

  @Test(arguments: StreamCase.all)
  func `is taken for what it was`(golden: StreamCase) throws {
    var run = SuiteRun()
    for process in golden.runs {
      let again = run.take(try process.read(), ending: try process.end())
      #expect(again == process.again)
    }
    let tests = run.tests(expected: golden.expected ?? run.order)
    let issues = tests.cases.map { test in
      (test.name, test.issues.map { "\($0.file ?? ""):\($0.line ?? 0): \($0.message)" })
    }

    #expect(golden.cases == outcomes(tests.cases))
    #expect(golden.added ?? [:] == outcomes(tests.added))
    #expect(golden.issues ?? [:] == Dictionary(issues) { $1 }.filter { !$0.value.isEmpty })
    #expect(golden.outcome == run.outcome(of: tests)?.rawValue)
    #expect(tests.passed == golden.cases.values.count { $0 == "passed" })
  }

  private func outcomes(_ cases: [Verdict.Case]) -> [String: String] {
    Dictionary(cases.map { ($0.name, $0.outcome.rawValue) }) { $1 }
  }

  @Test(
    arguments: [
      (
        "passing",
        [
          "Passing/one and one is two", "Passing/plain()",
          "Passing/Inner/a name with a / and (brackets)",
        ]
      ),
      (
        "oddNames",
        [
          "Odd names/in words of its own", "Odd names/Odd name", "Odd names/same words",
          "Odd names/same words",
        ]
      ),
    ])
  func `tests are named by suite and name, without module and place`(
    stream: String, names: [String]
  ) throws {
    #expect(try self.stream(stream).tests.map(\.name) == names)
  }

  @Test func `events come in their order, with the stream's own identifier of their test`() throws {
    let events = try stream("skipped").events

    #expect(
      events.map(\.kind) == [
        "runStarted", "testStarted", "testSkipped", "testStarted", "testEnded", "testEnded",
        "runEnded",
      ])
    #expect(events[2].test == "SampleTests.Skipped/`is disabled`()/Sample.swift:31:4")
    #expect(events[0].test == nil)
  }

  @Test(arguments: [("known", [true]), ("failing", [true, true, true, false])])
  func `a known issue is a failure, a warning is none`(name: String, isFailure: [Bool]) throws {
    #expect(try stream(name).events.filter { $0.issue != nil }.map(\.isFailure) == isFailure)
  }

  @Test func `an issue knows the argument with which its test was run`() throws {
    var run = SuiteRun()
    for name in ["arguments", "failing"] { _ = run.take(try stream(name), ending: .exited(1)) }
    let issues = run.cases.values.flatMap(\.issues)

    #expect(
      run.cases["Arguments/one of three fails"]?.issues.map(\.argument) == ["letter → \"b\""])
    #expect(issues.count { $0.argument != nil } == 1)
  }

  @Test(arguments: ["", "\n", "{", "nothing of the kind\n{\"kind\":1}\n", "null\n[]\n\u{0}"])
  func `what is no record is left out`(text: String) {
    let stream = EventStream(reading: text)

    #expect(stream.tests.isEmpty)
    #expect(stream.events.isEmpty)
  }

  @Test func `a record without what is known of it today is left out or kept, never a crash`() {
    let stream = EventStream(
      reading: """
        {"kind":"test","payload":{"kind":"function"}}
        {"kind":"test","payload":{"kind":"function","id":"bare"}}
        {"kind":"event","payload":{}}
        {"kind":"event","payload":{"kind":"issueRecorded","testID":"bare","issue":{}}}
        {"kind":"unheardOf","payload":{}}
        """)

    #expect(stream.tests == [EventStream.Test(id: "bare", name: "bare")])
    #expect(stream.events.map(\.kind) == ["", "issueRecorded"])
    #expect(stream.events.last?.isFailure == true)
  }
}
