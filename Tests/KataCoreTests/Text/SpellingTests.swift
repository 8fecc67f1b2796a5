import KataCore
import Testing

@Suite struct SpellingTests {
  @Test(
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("check", "check", 0), ("chekc", "check", 2),
      ("chck", "check", 1), ("kitten", "sitting", 3), ("flaw", "lawn", 2), ("é", "e\u{301}", 0),
    ])
  func `counts the letters to change, add or remove`(left: String, right: String, distance: Int) {
    #expect(Spelling.distance(left, right) == distance)
    #expect(Spelling.distance(right, left) == distance)
  }

  @Test(
    arguments: [
      ("chekc", "check"), ("lst", "list"), ("--jsn", "--json"), ("verfy", "verify"),
      ("completoins", "completions"),
    ])
  func `names the word that is meant`(typed: String, meant: String) {
    let words = ["check", "list", "--json", "verify", "completions"]

    #expect(Spelling.nearest(to: typed, among: words) == meant)
  }

  @Test func `names none when all are far`() {
    #expect(Spelling.nearest(to: "frobnicate", among: ["check", "list"]) == nil)
    #expect(Spelling.nearest(to: "check", among: []) == nil)
  }

  @Test func `the longer the word, the more letters may be wrong`() {
    #expect(Spelling.nearest(to: "abcde", among: ["abxyz"]) == nil)
    #expect(Spelling.nearest(to: "abcdefghi", among: ["abcdefxyz"]) == "abcdefxyz")
  }

  @Test func `the first of two that are as near is named`() {
    #expect(Spelling.nearest(to: "ab", among: ["ac", "ad"]) == "ac")
  }
}
