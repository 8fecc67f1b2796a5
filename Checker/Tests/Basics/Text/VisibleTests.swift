@testable import Shared
import Testing

@testable import Basics
@testable import Common

@Suite struct VisibleTests {
  @Test(
    arguments: ["", "plain text, é, e\u{301}, 日本, ß", "👩‍👩‍👧 ❤️ 🇩🇪", "\\u{1B}", "─│→ ·"])
  func `what can be seen is left as it is`(text: String) {
    #expect(Array(Visible.text(text).unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(
    arguments: [
      ("\u{0}", "\\u{0}"), ("\t", "\\t"), ("\n", "\\n"), ("\r\n", "\\r\\n"),
      ("\u{1B}[31m", "\\u{1B}[31m"), ("\u{7F}", "\\u{7F}"), ("\u{85}", "\\u{85}"),
      ("\u{9B}", "\\u{9B}"), ("\u{2028}", "\\u{2028}"), ("\u{2029}", "\\u{2029}"),
      ("\u{202E}abc", "\\u{202E}abc"), ("\u{200B}", "\\u{200B}"), ("\u{FEFF}", "\\u{FEFF}"),
      ("a\u{AD}b", "a\\u{AD}b"), ("a\u{A0}b", "a\\u{A0}b"), ("1\u{202F}€", "1\\u{202F}€"),
      ("\u{E0041}", "\\u{E0041}"), ("é\u{1}é", "é\\u{1}é"),
    ])
  func `what steers a terminal is shown by a letter or its number`(
    text: String, shown: String
  ) {
    #expect(Visible.text(text) == shown)
  }
}
