import Testing

@testable import KataCore

/// What is told of a test in which the process ended.
@Suite struct SuiteResultTests {
  private let expected = Expected(
    tests: [Expected.Test(name: "A/a", stubFails: true, flows: [])], suite: "")

  /// A process that ends in this way while a test runs, with these arguments one after another.
  private func test(_ ending: Ending, arguments: [String]) throws -> Verdict.Case {
    var stream = EventStream(reading: "")
    stream.tests = [EventStream.Test(id: "M.A/a()/F.swift:1:1", name: "A/a")]
    stream.events = ["testStarted"].map(event)
    for argument in arguments {
      stream.events += [event("testCaseEnded"), event("testCaseStarted")]
      stream.events[stream.events.count - 1].argument = argument
    }
    var result = SuiteResult()
    _ = result.take(SuiteResult.Remains(stream: stream, ending: ending, limit: 10))
    return try #require(result.tests(expected).cases.first)
  }

  private func event(_ kind: String) -> EventStream.Event {
    EventStream.Event(kind: kind, test: "M.A/a()/F.swift:1:1")
  }

  @Test(
    arguments: [
      (Ending.signalled(11), "SIGSEGV"), (.timedOut, "ended after 10 s"), (.exited(0), "exit"),
    ])
  func `the case that was running is named`(ending: Ending, words: String) throws {
    let issues = try test(ending, arguments: [#"letter → "a""#, #"letter → "b""#]).issues

    #expect(issues.map(\.argument) == [#"letter → "b""#])
    #expect(issues.allSatisfy { $0.message.contains(words) })
  }

  @Test func `a test without arguments has none`() throws {
    #expect(try test(.signalled(11), arguments: []).issues.map(\.argument) == [nil])
  }
}
