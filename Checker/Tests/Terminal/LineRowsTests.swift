import Basics
@testable import Common
@testable import Shared
import Testing

@Suite struct LineRowsTests {
  private func rows(_ text: String, _ columns: Int) -> [String] {
    Line(text).rows(columns: columns).map(\.text)
  }

  @Test func `what fits stays as it is`() {
    let line = Line(Span("a ", .strong), Span("b", .faint))

    #expect(line.rows(columns: 3) == [line])
    #expect(rows("a    b", 20) == ["a    b"])
  }

  @Test func `words stay whole, and rows begin where the line does`() {
    #expect(
      rows("  ✗ a name of nothing, but blanks, is no name", 20) == [
        "  ✗ a name of", "    nothing, but", "    blanks, is no", "    name",
      ])
  }

  @Test func `a blank within quotes is broken only where there is no other`() {
    #expect(rows(#"say "  a  b  ", and go"#, 16) == [#"say "  a  b  ","#, "and go"])
    #expect(rows(#""aaaa bbbb cccc""#, 10) == [#""aaaa "#, #"bbbb cccc""#])
  }

  @Test func `a word that is too long is broken`() {
    #expect(rows("  abcdefghijkl", 8) == ["  abcdef", "  ghijkl"])
    #expect(rows("宽宽宽宽", 5) == ["宽宽", "宽宽"])
  }

  @Test(arguments: [-3, 0, 1]) func `where nothing has room, each sign has a row`(columns: Int) {
    #expect(rows("宽宽", columns) == ["宽", "宽"])
  }

  @Test func `a gap between columns, or a rule, gives way`() {
    #expect(rows("Exercise01          0.4 s", 18) == ["Exercise01   0.4 s"])
    #expect(rows("── here ─────────────", 14) == ["── here ──────"])
  }

  @Test func `behind a gap, a column goes on where it began`() {
    #expect(
      rows("  n    goes on to the next", 16) == ["  n    goes on", "       to the", "       next"])
    #expect(rows("a       bb words and more", 12) == ["a       bb", "words and", "more"])
  }

  @Test func `a test's name goes on behind its sign, and a value stays with its name`() {
    #expect(
      rows("  ✗ no name, and no words (E1, E2)", 20) == [
        "  ✗ no name, and no", "    words (E1, E2)",
      ])
    #expect(rows("at(place: 1, time: 234)", 20) == ["at(place: 1,", "time: 234)"])
  }

  @Test func `a text that was broken already is broken anew as a whole`() {
    let prose = Report.wrapped(
      "one two three four five six", columns: 14, margin: "  ", indent: "  ")
    #expect(prose.map(\.text) == ["  one two three", "    four five", "    six"])
    #expect(prose.rows(columns: 16) == prose)
    #expect(
      (prose + [Line("last")]).rows(columns: 12).map(\.text) == [
        "  one two", "  three four", "  five six", "last",
      ])
  }

  @Test func `a place in a file is not broken`() {
    #expect(rows("      Exercises/01/Tests/ATests.swift:22", 30) == ["      ATests.swift:22"])
  }

  @Test func `styles go on in the next row`() {
    let line = Line(Span("one ", .strong), Span("two three", .faint))

    #expect(
      line.rows(columns: 8) == [
        Line(Span("one ", .strong), Span("two", .faint)), Line(Span("three", .faint)),
      ])
  }
}
