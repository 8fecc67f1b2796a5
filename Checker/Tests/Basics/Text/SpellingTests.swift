@testable import Shared
import Testing

@testable import Basics
@testable import Common

@Suite struct SpellingTests {
  @Test(
    arguments: [
      ("", "", 0), ("", "abc", 3), ("check", "check", 0), ("chekc", "check", 2),
      ("chck", "check", 1), ("kitten", "sitting", 3), ("é", "e\u{301}", 0),
    ])
  func `counts the letters to change, add or remove`(left: String, right: String, distance: Int) {
    #expect(Spelling.distance(left, right) == distance)
    #expect(Spelling.distance(right, left) == distance)
  }

  @Test(
    arguments: [
      ("chekc", ["check", "list"], "check"), ("--jsn", ["--json", "list"], "--json"),
      ("frobnicate", ["check", "list"], nil), ("check", [], nil),
      // The longer the word, the more letters may be wrong.
      ("abcde", ["abxyz"], nil), ("abcdefghi", ["abcdefxyz"], "abcdefxyz"),
      ("ab", ["ac", "ad"], "ac"),
    ] as [(String, [String], String?)])
  func `names the word that is meant, if any is near`(
    typed: String, words: [String], meant: String?
  ) {
    #expect(Spelling.nearest(to: typed, among: words) == meant)
  }
}
