import Foundation
import Testing

@testable import KataCore

/// Streams as the test library wrote them, one suite of `Fixtures/Streams/Sample.swift` each.
@Suite struct EventStreamTests {
  @Test func `an issue knows the argument with which its test was run`() throws {
    var run = SuiteRun()
    _ = run.take(
      EventStream(reading: try Fixture.text("Streams/arguments.jsonl")), ending: .exited(1))

    #expect(
      run.cases["Arguments/one of three fails"]?.issues.map(\.argument) == ["letter → \"b\""])

    _ = run.take(
      EventStream(reading: try Fixture.text("Streams/failing.jsonl")), ending: .exited(1))
    let others = run.cases.filter { !$0.key.hasPrefix("Arguments") }.values.flatMap(\.issues)
    #expect(!others.isEmpty && others.allSatisfy { $0.argument == nil })
  }

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
    #expect(tests.passed == golden.cases.values.filter { $0 == "passed" }.count)
  }

  private func outcomes(_ cases: [Verdict.Case]) -> [String: String] {
    Dictionary(cases.map { ($0.name, $0.outcome.rawValue) }) { $1 }
  }

  @Test func `tests are named by suite and name, without module and place`() throws {
    let names = try stream("passing").tests.map(\.name)

    #expect(
      names == [
        "Passing/one and one is two", "Passing/plain()",
        "Passing/Inner/a name with a / and (brackets)",
      ])
  }

  @Test func `a name may be part of its suite's, and two tests may share one`() throws {
    let names = try stream("oddNames").tests.map(\.name)

    #expect(
      names == [
        "Odd names/in words of its own", "Odd names/Odd name", "Odd names/same words",
        "Odd names/same words",
      ])
  }

  @Test func `identifiers are the stream's own`() throws {
    #expect(
      try stream("passing").tests.first?.id
        == "SampleTests.Passing/`one and one is two`()/Sample.swift:7:4")
  }

  @Test func `suites are no tests`() throws {
    let tests = try stream("passing").tests

    #expect(tests.count == 3)
  }

  @Test func `events come in their order, with the test that they are of`() throws {
    let events = try stream("skipped").events

    #expect(
      events.map(\.kind) == [
        "runStarted", "testStarted", "testSkipped", "testStarted", "testEnded", "testEnded",
        "runEnded",
      ])
    #expect(events[2].test == "SampleTests.Skipped/`is disabled`()/Sample.swift:31:4")
    #expect(events[0].test == nil)
  }

  @Test func `a known issue is a failure, a warning is none`() throws {
    let known = try stream("known").events.filter { $0.issue != nil }
    let failing = try stream("failing").events.filter { $0.issue != nil }

    #expect(known.map(\.isFailure) == [true])
    #expect(failing.map(\.isFailure) == [true, true, true, false])
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
