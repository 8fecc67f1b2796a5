@testable import Shared
import Testing

@testable import Basics
@testable import Common

/// The report on a test whose cases each show their letter, and fail or break off.
@Suite struct SuiteResultTests {
  private func told(
    failing: Set<String> = [], breakingOff: String? = nil, _ ending: Ending = .signalled(11)
  ) throws -> Verdict.Case {
    let letters = ["a", "b", "c"]
    let flows = letters.map { [Message(receiver: "view", text: "show(\($0))")] }
    let id = "M.A/a()/F.swift:1:1"
    var stream = EventStream(reading: "")
    stream.tests = [EventStream.Test(id: id, name: "A/a")]
    func add(
      _ kind: String, argument: String? = nil, issue: Verdict.Issue? = nil
    ) {
      stream.events.append(
        EventStream.Event(
          kind: kind, test: id, issue: issue, isFailure: issue != nil, argument: argument))
    }
    add("testStarted")
    // Another test, whose name ends alike.
    var recording = "begin\tother a\nmessage\tview\tother()\nend\n"
    for letter in letters {
      add("testCaseStarted", argument: "letter → \(letter)")
      recording += "begin\ta\nmessage\tview\tshow(\(letter.uppercased()))\n"
      guard letter != breakingOff else { break }
      recording += "end\n"
      if failing.contains(letter) { add("issueRecorded", issue: Verdict.Issue(message: letter)) }
      add("testCaseEnded")
    }
    if breakingOff == nil { for kind in ["testEnded", "runEnded"] { add(kind) } }
    var result = SuiteResult()
    _ = result.take(
      stream, ending: breakingOff == nil ? .exited(1) : ending,
      recording: Recording(reading: recording), brokenOff: Verdict.Issue(message: "its last words"))
    let expected = Expected(tests: [
      Expected.Test(name: "A/a", stubFails: true, flows: flows.map { TestFlow(messages: $0) })
    ])
    return try #require(result.tests(expected).cases.first)
  }

  @Test(
    arguments: [
      (["b"], nil, "b"), (["b", "c"], nil, "b"), (["c"], nil, "c"), (["a"], "c", "c"),
      ([], "b", "b"),
    ] as [(Set<String>, String?, String)])
  func `the case whose messages are told is the one that is named`(
    failing: Set<String>, breakingOff: String?, letter: String
  ) throws {
    let test = try told(failing: failing, breakingOff: breakingOff)

    #expect(test.flow?.expected.map(\.text) == ["show(\(letter))"])
    #expect(test.flow?.recorded.map(\.text) == ["show(\(letter.uppercased()))"])
    let named = breakingOff == nil ? test.issues.first : test.issues.last
    #expect(named?.argument == "letter → \(letter)")
  }

  @Test(
    arguments: [
      (Ending.signalled(11), "its last words"), (.timedOut, "its last words"),
      (.exited(0), "exit, or something that calls it, ended the process, and with it the suite"),
    ])
  func `the end of the process is told of the case that was running`(
    ending: Ending, words: String
  ) throws {
    #expect(
      try told(breakingOff: "b", ending).issues
        == [Verdict.Issue(message: words, argument: "letter → b")])
  }
}
