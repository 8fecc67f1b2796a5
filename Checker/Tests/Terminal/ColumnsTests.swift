@testable import Common
@testable import Shared
import Testing

struct ColumnsTests {
  @Test(
    arguments: [
      ("", 0), ("Ann", 3), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("日本", 4), ("ｱ", 1), ("Ａ", 2),
      ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{3000}", 2), ("👩‍👩‍👧", 2), ("❤️", 2), ("🇩🇪", 2),
      ("✓", 1), ("│►", 2), ("a\u{200B}b", 2), ("नमस्ते", 4),
    ])
  func `text takes as many columns as a terminal gives it`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(arguments: [
    ("é", "é   "), ("日本", "日本"), ("👩‍👩‍👧", "👩‍👩‍👧  "), ("e\u{301}", "e\u{301}   "), ("long!", "long!"),
  ])
  func `text is filled up to a column, and never cut`(text: String, padded: String) {
    #expect(text.padded(to: 4) == padded)
  }
}
