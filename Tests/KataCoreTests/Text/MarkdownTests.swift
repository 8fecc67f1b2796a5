import KataCore
import Testing

@Suite struct MarkdownTests {
  @Test func `headings are strong, and lose their marks`() {
    #expect(
      Markdown.lines("# One\n## Two\ntext")
        == [Line("One", .strong), Line("Two", .strong), Line("text")])
  }

  @Test func `code is indented and left as it is`() {
    let text = """
      before
      ```swift
      let a = **b

        # no heading
      ```
      after
      """

    #expect(
      Markdown.lines(text) == [
        Line("before"), Line("    let a = **b", .faint), Line("    ", .faint),
        Line("      # no heading", .faint), Line("after"),
      ])
  }

  @Test func `strong words lose their stars`() {
    #expect(
      Markdown.lines("- **E1** An email, **never** typed")
        == [
          Line(
            Span("- "), Span("E1", .strong), Span(" An email, "), Span("never", .strong),
            Span(" typed"))
        ])
  }

  @Test func `strong words stay strong where they are wrapped`() {
    let words = String(repeating: "word ", count: 20)
    let lines = Markdown.lines("a **\(words)end** of it")

    #expect(lines.count == 2)
    #expect(lines[0].spans.map(\.style) == [.plain, .strong])
    #expect(lines[1].spans.map(\.style) == [.strong, .plain])
    #expect(lines[1].spans.last?.text == " of it")
  }

  @Test func `long lines are wrapped at seventy-eight columns, at a blank`() {
    let text = (1...40).map { "word\($0)" }.joined(separator: " ")
    let lines = Markdown.lines(text).map(\.text)

    #expect(lines.joined(separator: " ") == text)
    #expect(lines.count == 4)
    #expect(!lines.contains { $0.count > 78 })
    for (line, next) in zip(lines, lines.dropFirst()) {
      let word = next.prefix { $0 != " " }
      #expect(line.count + 1 + word.count > 78, "\(line) has room for \(word)")
    }
  }

  @Test func `exactly seventy-eight columns fit, and no word is cut`() {
    let half = String(repeating: "x", count: 39)
    let rest = String(repeating: "y", count: 38)
    let long = String(repeating: "z", count: 100)

    #expect(Markdown.lines("\(half) \(rest)").map(\.text) == ["\(half) \(rest)"])
    #expect(Markdown.lines("\(half) \(half)").map(\.text) == [half, half])
    #expect(Markdown.lines("a \(long) b").map(\.text) == ["a", long, "b"])
  }

  @Test func `what follows a list's mark is indented`() {
    let words = String(repeating: "word ", count: 20)

    #expect(Markdown.lines("- \(words)end").map(\.text)[1].hasPrefix("  word"))
    #expect(Markdown.lines("  - \(words)end").map(\.text)[0].hasPrefix("  - word"))
    #expect(Markdown.lines("  - \(words)end").map(\.text)[1].hasPrefix("    word"))
  }

  @Test func `blanks within a line stay`() {
    #expect(Markdown.lines("View  ──▶  Interactor").map(\.text) == ["View  ──▶  Interactor"])
  }

  @Test func `empty lines are kept between, and dropped around`() {
    #expect(Markdown.lines("\n\na\n\n\nb\n\n").map(\.text) == ["a", "", "", "b"])
    #expect(Markdown.lines("") == [])
  }

  @Test func `emphasis is a style, and stays where it was; a star that stands alone is one`() {
    #expect(
      Markdown.lines("the *Edges* of 2 * 3, `a*b*c`")
        == [Line(Span("the "), Span("Edges", .emphasis), Span(" of 2 * 3, `a*b*c`"))])
  }

  @Test(
    arguments: [
      ("see [the models](../../Sources/A/B.swift#L3).", "see the models (Sources/A/B.swift)."),
      ("in [Sources/B.swift](Sources/B.swift)", "in Exercises/Exercise01/Sources/B.swift"),
      ("see [hint](HINTS.md)", "see hint (Exercises/Exercise01/HINTS.md)"),
      ("[Sources/A/B.swift](../../Sources/A/B.swift)", "Sources/A/B.swift"),
      ("[above](#above), [there](https://example.org/a)", "above, there"),
    ])
  func `a link to a file tells its place from the course's root`(row: String, text: String) {
    #expect(Markdown.lines(row, in: "Exercises/Exercise01").map(\.text) == [text])
  }
}
