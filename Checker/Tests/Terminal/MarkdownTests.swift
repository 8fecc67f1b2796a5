import Basics
@testable import Common
@testable import Shared
import Testing

@Suite struct MarkdownTests {
  @Test func `headings, code and strong words have their styles`() {
    let text = """

      # One
      - **E1** the *Edges* of 2 * 3, `a*b*c`

      ```swift
      let a = **b

        # no heading
      ```
      View  ──▶  Interactor

      """

    #expect(
      Markdown.lines(text) == [
        Line("One", .strong),
        Line(
          Span("- "), Span("E1", .strong), Span(" the *Edges* of 2 * 3, `a*b*c`")), .empty,
        Line("    let a = **b", .faint),
        Line("    ", .faint), Line("      # no heading", .faint), Line("View  ──▶  Interactor"),
      ])
    #expect(Markdown.lines("") == [])
  }

  @Test func `a comment is left out`() {
    let lines = Markdown.lines("Code:\n\n<!-- compiles -->\n```swift\nlet a = 1\n```")
    #expect(lines == [Line("Code:"), .empty, Line("    let a = 1", .faint)])
  }

  @Test func `strong words stay strong where they are wrapped`() {
    let words = String(repeating: "word ", count: 20)
    let lines = Markdown.lines("a **\(words)end** of it")

    #expect(lines.count == 2)
    #expect(lines[0].spans.map(\.style) == [.plain, .strong])
    #expect(lines[1].spans.map(\.style) == [.strong, .plain])
    #expect(lines[1].spans.last?.text == " of it")
  }

  @Test func `long lines are wrapped at seventy-eight columns, and no word is cut`() {
    let half = String(repeating: "x", count: 39)
    let rest = String(repeating: "y", count: 38)
    let long = String(repeating: "z", count: 100)

    #expect(Markdown.lines("\(half) \(rest)").map(\.text) == ["\(half) \(rest)"])
    #expect(Markdown.lines("\(half) \(half)").map(\.text) == [half, half])
    #expect(Markdown.lines("a \(long) b").map(\.text) == ["a", long, "b"])
    #expect(Markdown.lines("\(half) `\(half) y` b").map(\.text) == [half, "`\(half) y` b"])
    // What follows a list's mark is indented.
    #expect(Markdown.lines("  - \(half) \(half)").map(\.text) == ["  - \(half)", "    \(half)"])
  }

  @Test(
    arguments: [
      ("see [the models](../../Sources/A/B.swift#L3).", "see the models (Sources/A/B.swift)."),
      ("in [Sources/B.swift](Sources/B.swift)", "in Exercises/01-welcome/Sources/B.swift"),
      ("see [hint](HINTS.md)", "see hint (Exercises/01-welcome/HINTS.md)"),
      ("[Sources/A/B.swift](../../Sources/A/B.swift)", "Sources/A/B.swift"),
      ("![two arrows](../../Docs/a.svg)", "two arrows (Docs/a.svg)"),
      ("[above](#above), [there](https://example.org/a)", "above, there"),
    ])
  func `a link to a file tells its place from the course's root`(row: String, text: String) {
    #expect(Markdown.lines(row, in: "Exercises/01-welcome").map(\.text) == [text])
  }
}
