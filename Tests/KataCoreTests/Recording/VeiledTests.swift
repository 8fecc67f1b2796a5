import Testing

@testable import KataCore

@Suite struct VeiledTests {
  @Test(arguments: [
    (#"show(text: "Welcome, Ann!")"#, #"show(text: "Welcome, Ann!")"#),
    (#"show(text: "Hello, Bo!")"#, #"show(text: "…")"#),
    (#"pay(total: 1999, coins: 12)"#, #"pay(total: …, coins: 12)"#),
    (#"show("12\u{A0}€", "say \"no\"")"#, #"show("12\u{A0}€", "…")"#),
    (#"present(.failure(.offline))"#, #"present(.failure(.offline))"#),
    (#"show(part2: 3.5)"#, #"show(part2: …)"#),
  ])
  func `a value that is stated nowhere is three dots`(text: String, veiled: String) {
    let stated = "E1: \"Welcome, Ann!\" at 12 o'clock, for 12\u{A0}€"

    #expect(Message(receiver: "view", text: text).veiled(by: stated).text == veiled)
  }

  /// A stub's suite with one test, in which the reference sends two messages.
  private func expected(stated: String?) -> Expected {
    let flow = ["a(1)", "b(2)"].map { Message(receiver: "view", text: $0) }
    var expected = Expected(
      tests: [Expected.Test(name: "A/a", stubFails: true, flows: [flow])], suite: "")
    expected.stated = stated
    return expected
  }

  private func flow(_ expected: Expected, recorded: String) throws -> Verdict.Flow {
    var stream = EventStream(reading: "")
    stream.tests = [EventStream.Test(id: "M.A/a()/F.swift:1:1", name: "A/a")]
    stream.events = ["testStarted", "issueRecorded", "testEnded", "runEnded"].map {
      EventStream.Event(kind: $0, test: "M.A/a()/F.swift:1:1")
    }
    stream.events[1].isFailure = true
    stream.events[1].issue = Verdict.Issue(message: "no")
    var result = SuiteResult()
    _ = result.take(
      SuiteResult.Remains(
        stream: stream, ending: .exited(1),
        recording: Recording(reading: "begin\ta\n\(recorded)end\n")))
    let test = try #require(result.tests(expected).cases.first)
    let flow = try #require(test.flow)
    #expect(
      test.difference?.expected == nil || flow.expected.contains { $0 == test.difference?.expected }
    )
    return flow
  }

  private func shown(_ expected: Expected, recorded: String) throws -> [String] {
    try flow(expected, recorded: recorded).expected.map(\.text)
  }

  @Test func `an answer shows no more than that`() throws {
    let asked = "message\tview\ta(1)\nanswer\t0\treturns (at: 1, \"Bo\")\n"
    let answers = { try flow($0, recorded: asked).answers?.map(\.text) }

    #expect(try answers(expected(stated: "at 1")) == ["returns (at: 1, \"…\")"])
    #expect(try answers(expected(stated: nil)) == ["returns (at: 1, \"Bo\")"])
  }

  @Test func `before the first attempt, only what is stated or was sent is shown`() throws {
    let stub = expected(stated: "E1: it begins")

    #expect(try shown(stub, recorded: "") == ["a(…)", "b(…)"])
    #expect(try shown(stub, recorded: "message\tview\ta(1)\n") == ["a(1)", "b(…)"])
    #expect(stub.veiled().tests[0].flows[0].map(\.text) == ["a(…)", "b(…)"])
  }

  @Test func `after it, all is shown`() throws {
    let begun = expected(stated: nil)

    #expect(try shown(begun, recorded: "") == ["a(1)", "b(2)"])
    #expect(begun.veiled() == begun)
  }
}
