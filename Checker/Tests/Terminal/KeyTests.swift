import Testing

@testable import Common

@Suite struct KeyTests {
  @Test(
    arguments: [
      ("n", [.letter("n")]), ("N", [.letter("N")]), ("?", [.letter("?")]), (" ", [.letter(" ")]),
      ("é", [.letter("é")]), ("\t", [.tab]), ("\u{1B}[Z", [.backTab]), ("\u{7F}", [.erase]),
      ("\r", [.enter]), ("\n", [.enter]), ("\u{1B}", [.back]),
      ("\u{3}", [.end]), ("\u{4}", [.end]), ("\u{1A}", [.suspend]),
      ("\u{1B}[A", [.up]), ("\u{1B}OB", [.down]), ("\u{1B}[5~", [.pageUp]),
      ("\u{1B}[6~", [.pageDown]),
      ("hq", [.letter("h"), .letter("q")]), ("\u{1B}[Bq", [.down, .letter("q")]),
    ] as [(String, [Key])])
  func `is read from what a terminal sends`(text: String, keys: [Key]) {
    #expect(Key.all(in: Array(text.utf8)) == keys)
  }

  @Test(arguments: [
    "\u{1B}[1;5A", "\u{1B}[200~", "\u{1B}[I", "\u{1B}[", "\u{1B}x", "\u{1}", "",
  ])
  func `anything else is left out`(text: String) {
    #expect(Key.all(in: Array(text.utf8)).isEmpty)
  }
}
