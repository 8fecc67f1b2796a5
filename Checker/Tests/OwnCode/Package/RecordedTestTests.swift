import Basics
@testable import Shared
import Testing

@testable import Common
@testable import OwnCode

/// The messages of tests in packages of one's own, where no reference says what is expected.
@Suite struct RecordedTestTests {
  private func recorded(
    _ messages: [String], failing message: String? = nil
  ) throws -> RecordedTest {
    let id = "M.A/a()/F.swift:1:1"
    var stream = EventStream(reading: "")
    stream.tests = [EventStream.Test(id: id, name: "A/a")]
    let issue = message.map { Verdict.Issue(message: "Expectation failed: \($0)") }
    stream.events = ["testStarted", "issueRecorded", "testEnded", "runEnded"].compactMap { kind in
      kind == "issueRecorded" && issue == nil
        ? nil : EventStream.Event(kind: kind, test: id, issue: issue, isFailure: issue != nil)
    }
    var run = SuiteRun()
    _ = run.take(stream, ending: .exited(0))
    let lines = ["cast\tview\tpresenter", "begin\ta"] + messages.map { "message\t\($0)" } + ["end"]
    let recording = Recording(reading: lines.joined(separator: "\n") + "\n")
    return try #require(RecordedTest.all(of: run, recording).first)
  }

  @Test func `what a red test expects is read from the expectation about the calls`() throws {
    let red = try recorded(
      ["view\tshow(1)"],
      failing:
        "(log.calls → [view show(1)]) == ([.view(.show(2)), .far] → [view show(2), far 2 go()])")

    #expect(red.test.flow?.expected.map(\.receiver) == ["view", "far 2"])
    #expect(red.test.flow?.expected.map(\.text) == ["show(2)", "go()"])
    let lines = FlowReport(red).lines(on: Medium(width: 80)).map(\.text)
    #expect(lines.contains { $0.contains("show has 1; expected 2") })
    #expect(lines.contains { $0.contains("presenter") })
  }

  @Test func `none is expected where the list is empty`() throws {
    let red = try recorded(["view\tshow(1)"], failing: "(log.calls → [view show(1)]) == []")
    #expect(red.test.flow?.expected.isEmpty == true)
  }

  @Test func `what failed beside the messages is told below them`() throws {
    let red = try recorded(["view\tshow(1)"], failing: "(rows.count → 0) == 2")
    let lines = FlowReport(red).lines(on: Medium(width: 80)).map(\.text)

    #expect(red.test.flow?.expected == red.flow.messages)
    #expect(lines.contains("What failed is not a message, but this:"))
    #expect(lines.contains { $0.contains("rows.count is 0") })
  }

  @Test func `the test whose messages differ first and shortest comes first`() throws {
    let count = try recorded(["view\tshow(1)"], failing: "(rows.count → 0) == 2")
    let late = try recorded(
      ["view\tshow(1)", "view\tshow(2)"],
      failing:
        "(log.calls → [view show(1), view show(2)]) == ([] → [view show(1), view show(3)])")
    let plain = try recorded(
      ["view\tshow(1)"], failing: "(log.calls → [view show(1)]) == ([] → [view show(4)])")
    let green = try recorded(["view\tshow(1)"])

    #expect(RecordedTest.plainest(of: [green, count, late, plain]) == plain)
    #expect(RecordedTest.plainest(of: [green, count]) == count)
    #expect(RecordedTest.plainest(of: [green]) == green)
    #expect(RecordedTest.plainest(of: []) == nil)
  }

  @Test func `of a green test its messages are drawn, and nothing more`() throws {
    let lines = FlowReport(try recorded(["view\tshow(1)"])).lines(on: Medium(width: 80))
    #expect(lines.contains { $0.text.contains("show 1") || $0.text.contains("show(1)") })
    #expect(!lines.contains { $0.text.contains("failed") })
  }
}
