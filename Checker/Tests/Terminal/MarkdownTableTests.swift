import Basics
@testable import Common
@testable import Shared
import Testing

/// A table as `kata show` lays it out.
struct MarkdownTableTests {
  private func text(_ rows: [String], columns: Int = 78) -> [String] {
    MarkdownTable(rows[...]).lines(columns: columns).map(\.text)
  }

  @Test func `columns are as wide as their longest cell`() {
    #expect(
      text(["| field | type |", "|---|:-:|", "| `name` | text |", "| p | an `a | b` |"]) == [
        "  field   type", "  `name`  text", "  p       an `a | b`",
      ])
  }

  @Test func `the widest column is broken between words until all fit`() {
    #expect(
      text(["| a | b |", "|---|---|", "| one | two three four |"], columns: 19) == [
        "  a    b", "  one  two three", "       four",
      ])
  }

  @Test func `a row may be short, or have a cell too many`() {
    #expect(text(["| a | b |", "| c |", "| d | e | f |"]) == ["  a  b", "  c", "  d  e  f"])
  }

  @Test func `text around a table stays where it is`() {
    let lines = Markdown.lines("Before:\n\n| a |\n|---|\n| b |\n\nAfter.").map(\.text)
    #expect(lines == ["Before:", "", "  a", "  b", "", "After."])
  }

  @Test func `a table below an item of a list is one, too`() {
    let lines = Markdown.lines("- E1 Those:\n\n  | a |\n  |---|\n  | b |").map(\.text)
    #expect(lines == ["- E1 Those:", "", "  a", "  b"])
  }
}
