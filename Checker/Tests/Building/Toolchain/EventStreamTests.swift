import Basics
import Foundation
@testable import Shared
import Testing

@testable import Common

/// Streams as the test library wrote them, one suite of `Fixtures/Toolchain/Sample.swift` each.
@Suite struct EventStreamTests {
  private func stream(_ name: String, _ version: String = "6.3") throws -> EventStream {
    EventStream(reading: try Fixture.text("Toolchain/\(version)/\(name).jsonl"))
  }

  private static let versions = ["6.3", "6.4", "6.5"]

  @Test(
    arguments: [
      (
        "passing", nil,
        ["one and one is two passed", "plain() passed", "a name with a / and (brackets) passed"]
      ),
      (
        "failing", .failed,
        [
          "passes before passed", "two expectations fail failed 18 19", "throws() failed 21",
          "warns only passed",
        ]
      ),
      ("known", .failed, ["a known issue failed 26", "passes beside it passed"]),
      ("skipped", .incomplete, ["is disabled skipped", "runs() passed"]),
      (
        "cancelled", .incomplete,
        [
          "cancels itself skipped", "fails, then cancels itself failed 38",
          "cancels one case skipped",
        ]
      ),
      ("arguments", .failed, ["one of three fails failed 48", "all pass passed"]),
      (
        "oddNames", .failed,
        ["in words of its own passed", "Odd name passed", "same words failed 56"]
      ),
    ] as [(String, Outcome?, [String])])
  func `is taken for what it was`(name: String, outcome: Outcome?, results: [String]) throws {
    for version in Self.versions {
      var run = SuiteRun()
      let again = run.take(try stream(name, version), ending: .exited(0))
      #expect(!again)

      #expect(told(run) == results, "Swift \(version)")
      #expect(run.outcome(of: run.tests(expected: run.order)) == outcome)
    }
  }

  /// Each test without its suite, with the lines of its issues.
  private func told(_ run: SuiteRun) -> [String] {
    var names: [String] = []
    for name in run.order where !names.contains(name) { names.append(name) }
    return run.tests(expected: names).cases.map { test in
      let name = test.name.split(separator: "/", maxSplits: 1)[1].replacing("Inner/", with: "")
      return "\(name) \(test.outcome)" + test.issues.map { " \($0.line ?? 0)" }.joined()
    }
  }

  @Test(arguments: versions)
  func `the test that crashes is blamed, and the rest is run again`(version: String) throws {
    var run = SuiteRun()
    let again = [
      run.take(try stream("crashing", version), ending: .signalled(4)),
      run.take(try stream("crashingAgain", version), ending: .exited(0)),
    ]

    #expect(again == [true, false])
    #expect(told(run) == ["a passes passed", "b crashes crashed", "c passes passed"])
    #expect(run.outcome(of: run.tests(expected: run.order)) == .crashed)
  }

  @Test func `what comes before a line that was cut in the middle counts`() throws {
    let text = try Fixture.text("Toolchain/6.3/failing.jsonl")
    let end = try #require(text.range(of: "letters")).lowerBound
    var run = SuiteRun()

    let again = run.take(EventStream(reading: String(text[..<end])), ending: .signalled(4))
    #expect(again)
    #expect(
      told(run) == [
        "passes before passed", "two expectations fail crashed 18", "throws() notRun",
        "warns only notRun",
      ])
  }

  @Test(arguments: versions) func `of what a test records by itself, its comment is told`(
    version: String
  ) throws {
    let messages = try stream("failing", version).events.compactMap { $0.issue?.message }
    #expect(messages.contains("not so bad") && !messages.contains("Issue recorded"))
  }

  /// Swift 6.4 tells the values of a condition in messages of their own.
  @Test(arguments: versions)
  func `a failed condition reads the same in every version of Swift`(version: String) throws {
    let texts = try stream("shapes", version).events.compactMap(\.issue).map(\.message)

    #expect(texts == (try stream("shapes").events.compactMap(\.issue).map(\.message)))
    #expect(
      texts.map { ExpectationText($0)?.found.joined(separator: ", ") ?? "-" } == [
        "log.calls is [1, 2]",
        #"user is User(name: "Ann", mails: ["a@x"]), "#
          + #"User(name: "Bob") is User(name: "Bob", mails: [])"#,
        "nobody?.name is nil", "log.count(of: 2) is 2", "", "isOpen is true", "-",
        "nobody is nil",
        "log.calls[0] == 1 is true, user.mails == [] is false",
        "log.calls is [1, 2], its number 1 should be 4",
      ])
  }

  @Test(arguments: ["gives way to a newer one", "is \"quoted\"", "plain"])
  func `an argument ends where the test's title begins`(title: String) throws {
    let quoted = title.replacing("\"", with: "\\\"")
    let stream = EventStream(
      reading: """
        {"kind":"test","payload":{"kind":"function","id":"M.f(a:)","displayName":"\(quoted)"}}
        {"kind":"event","payload":{"kind":"testCaseStarted","testID":"M.f(a:)","messages":[{"text":\
        "Test case passing 1 argument a → 1 to 2 to \\"\(quoted)\\" started."}]}}
        """)
    #expect(stream.events.map(\.argument) == ["a → 1 to 2"])
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
  }

  @Test func `an issue has its message, its place and its test's argument`() throws {
    var run = SuiteRun(root: "/course")
    _ = run.take(try stream("arguments"), ending: .exited(1))

    #expect(
      run.cases["Arguments/one of three fails"]?.issues == [
        Verdict.Issue(
          message: "Expectation failed: (letter → \"b\") != \"b\"", file: "Tests/Sample.swift",
          line: 48, argument: "letter → \"b\"")
      ])
  }

  @Test func `what is no record is left out, and one without what is known today is kept`() {
    let stream = EventStream(
      reading: """
        {
        nothing of the kind
        {"kind":1}
        null
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
