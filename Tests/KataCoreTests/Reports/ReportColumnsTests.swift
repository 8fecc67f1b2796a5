import Testing

@testable import KataCore

/// Where things stand in a report's lines.
@Suite struct ReportColumnsTests {
  @Test func `a long sentence is broken between words, and loses none of its blanks`() {
    let text = "the email comes with \"  ann@x.org  \", and then it goes on" + " and on for a while"
    let lines = Report.prose(text).map { $0.text.dropFirst(6) }

    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.count <= 72 })
    #expect(lines.joined(separator: " ") == text)
  }

  @Test func `the time stands at the right, in tenths of a second`() {
    var verdict = Verdict.sample(.passed)
    verdict.seconds = 12.349

    #expect(Report.headline(verdict).text.hasSuffix("  12.3 s"))
    #expect(Report.headline(verdict).text.count == 78)
  }

  @Test func `so it does behind wide and combined characters, and messages keep their column`() {
    var verdict = Verdict.sample(.passed)
    verdict.title = "日本 e\u{301} 👩‍👩‍👧"
    var test = Verdict.Case.sample("日本", .failed)
    test.show(
      [Message(receiver: "表示", text: "a()")], [Message(receiver: "e\u{301}", text: "b()")])
    let rows = Report.testCase(test).map(\.text).suffix(2)

    #expect(Report.headline(verdict).text.columns == 78)
    #expect(rows.map(\.columns) == [31, 31].map { $0 })
  }

  @Test func `a long title keeps its distance from the time`() {
    var verdict = Verdict.sample(.passed)
    verdict.title = String(repeating: "long ", count: 20)

    #expect(Report.headline(verdict).text.hasSuffix("  0.0 s"))
    #expect(Report.headline(verdict).text.contains(verdict.title))
  }

  @Test(arguments: [(0, "0.0 s"), (0.04, "0.0 s"), (0.05, "0.1 s"), (9.96, "10.0 s")])
  func `seconds are rounded to tenths`(seconds: Double, text: String) {
    #expect(Report.seconds(seconds) == text)
  }

  @Test func `a table's columns are as wide as their widest cell`() {
    let rows = Report.table([["", "edges"], ["Exercise02", "4"], ["é", "12", "more"]])

    #expect(rows.map(\.text) == ["            edges", "Exercise02  4", "é           12     more"])
    #expect(rows.map { $0.spans[0].style } == [.faint, .plain, .plain])
    #expect(Report.table([]) == [])
  }
}
