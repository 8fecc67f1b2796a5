import Testing

@testable import KataCore

/// What is told of a test in which the process ended.
@Suite struct SuiteResultTests {
  private let expected = Expected(
    tests: [Expected.Test(name: "A/a", stubFails: true, flows: [])])

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
    let issue: Verdict.Issue? =
      switch ending {
      case .signalled(let signal): Crash.issue(signal: signal, errors: "", files: [])
      case .timedOut: TimeOut.issue(limit: 10, processor: nil)
      case .exited: nil
      }
    _ = result.take(SuiteResult.Remains(stream: stream, ending: ending, brokenOff: issue))
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

  private let cases = ["a", "b", "c"]

  /// A test whose cases each show their letter, and fail or break off as told.
  private func told(
    failing: Set<String>, crashing: String? = nil, as name: String = "a"
  ) throws -> Verdict.Case {
    let flows = cases.map { [Message(receiver: "view", text: "show(\($0))")] }
    let expected = Expected(
      tests: [Expected.Test(name: "A/\(name)", stubFails: true, flows: flows)])
    var stream = EventStream(reading: "")
    stream.tests = [EventStream.Test(id: "M.A/a()/F.swift:1:1", name: "A/\(name)")]
    stream.events = [event("testStarted")]
    var recording = "begin\tother \(name)\nmessage\tview\tother()\nend\n"
    for letter in cases {
      stream.events.append(event("testCaseStarted"))
      stream.events[stream.events.count - 1].argument = "letter → \(letter)"
      recording += "begin\t\(name)\nmessage\tview\tshow(\(letter.uppercased()))\n"
      guard letter != crashing else { break }
      recording += "end\n"
      if failing.contains(letter) {
        stream.events.append(event("issueRecorded"))
        stream.events[stream.events.count - 1].isFailure = true
        stream.events[stream.events.count - 1].issue = Verdict.Issue(message: letter)
      }
      stream.events.append(event("testCaseEnded"))
    }
    if crashing == nil { stream.events += [event("testEnded"), event("runEnded")] }
    var result = SuiteResult()
    _ = result.take(
      SuiteResult.Remains(
        stream: stream, ending: crashing == nil ? .exited(1) : .signalled(4),
        recording: Recording(reading: recording),
        brokenOff: crashing.map { _ in Crash.issue(signal: 4, errors: "", files: []) }))
    return try #require(result.tests(expected).cases.first)
  }

  @Test(
    arguments: [
      (["b"], nil, "b"), (["b", "c"], nil, "b"), (["c"], nil, "c"), (["a"], "c", "c"),
      ([], "b", "b"),
    ] as [(Set<String>, String?, String)])
  func `the case whose messages are told is the one that is named`(
    failing: Set<String>, crashing: String?, letter: String
  ) throws {
    let test = try told(failing: failing, crashing: crashing)

    #expect(test.flow?.expected.map(\.text) == ["show(\(letter))"])
    #expect(test.flow?.recorded.map(\.text) == ["show(\(letter.uppercased()))"])
    let named = crashing == nil ? test.issues.first : test.issues.last
    #expect(named?.argument == "letter → \(letter)")
  }

  @Test func `messages of another test whose name ends alike are not its own`() throws {
    #expect(try told(failing: ["a"]).flow?.recorded.map(\.text) == ["show(A)"])
  }

  @Test func `a test without arguments has none`() throws {
    #expect(try test(.signalled(11), arguments: []).issues.map(\.argument) == [nil])
  }
}
