@testable import Shared
import Testing

@testable import Common

struct WrappingTests {
  @Test(
    arguments: [
      (#"email: "a", password: "b""#, 22, [#"email: "a", "#, #"password: "b""#]),
      (#""a", "one, two three""#, 16, [#""a", "#, #""one, two three""#]),
      (#""Wrong password""#, 12, [#""Wrong "#, #"password""#]),
      (#""a     b     c""#, 9, [#""a     b"#, #"     c""#]),
      ("abcdefgh", 5, ["abcde", "fgh"]), ("日本語", 5, ["日本", "語"]), ("", 5, [""]),
    ])
  func `lines break where nothing is hidden by it`(text: String, columns: Int, lines: [String]) {
    #expect(Wrapping.lines(Cell.row(text), columns: columns).map(\.text) == lines)
  }

  @Test(
    arguments: [
      ("alive: interactor, presenter, router, view", 30, "alive: interactor … view"),
      ("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", 12, "aaaaa … aaaa"),
    ])
  func `what is cut is cut between words`(text: String, columns: Int, excerpt: String) {
    #expect(Cell.row(text).excerpt(columns: columns, ellipsis: " … ").text == excerpt)
  }

  @Test func `in a picture a word that is too long is broken, too`() {
    #expect(Wrapping.boxed("a bcdefgh i", columns: 4) == ["a", "bcde", "fgh", "i"])
    #expect(Wrapping.sentences("a bcdefgh i", columns: 4) == ["a", "bcdefgh", "i"])
  }

  @Test func `nothing is lost, and every line fits`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let cells = Cell.row(randomText(&random))
      let columns = 4 + random.below(20)
      let lines = Wrapping.lines(cells, columns: columns)
      #expect(lines.flatMap { $0 } == cells)
      #expect(lines.allSatisfy { $0.columns <= columns })
    }
  }

  @Test func `an excerpt fits, keeps both ends, and the first of what is marked`() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let before = Cell.row(String(repeating: "x", count: random.below(50)))
      let after = Cell.row(String(repeating: "y", count: random.below(50)))
      let marked = (0...random.below(30)).map { index in
        Cell(character: index == 0 ? "!" : "z", isMarked: true)
      }
      let cells = Cell.row("(") + before + marked + after + Cell.row(")")
      let limit = 12 + random.below(40)
      let excerpt = cells.excerpt(columns: limit, ellipsis: "...")
      #expect(excerpt.columns <= limit)
      #expect(excerpt.contains { $0.character == "!" && $0.isMarked })
      #expect(excerpt.first?.character == "(")
      #expect(excerpt.last?.character == ")")
      #expect((excerpt == cells) == (cells.columns <= limit))
    }
  }

  @Test(
    arguments: [
      ("abc", "abd", "012"), ("abc!", "abc", "3"), ("abc", "abc!", "012"), ("a.b", "a,b", "1"),
      ("x aXc", "x ac", "234"), ("e\u{301}a", "éa", "01"), ("..", ".", "1"), ("", "a", ""),
    ])
  func `the words that differ are marked, and at least one character`(
    text: String, other: String, marked: String
  ) {
    let cells = Cell.row(text).marked(against: Cell.row(other))
    #expect(cells.indices.filter { cells[$0].isMarked }.map(String.init).joined() == marked)
  }

  private func randomText(_ random: inout SeededGenerator) -> String {
    let pieces = ["a", "Welcome", ", ", " ", "  ", "\"", "\\\"", "日本", "👩‍👩‍👧", "(", ")", ": "]
    return (0..<random.below(30)).map { _ in random.pick(pieces) }.joined()
  }
}
