import SpyKit
import Testing

@Suite struct KataTextTests {
  @Test(
    arguments: [
      ("", #""""#), ("plain text", #""plain text""#), ("say \"hi\"", #""say \"hi\"""#),
      ("a\\b", #""a\\b""#), ("\n\r\t", #""\n\r\t""#), ("\r\n", #""\r\n""#),
      ("\u{0}\u{1B}\u{7F}", #""\u{00}\u{1B}\u{7F}""#), ("\u{A0}", #""\u{A0}""#),
      ("\u{3000}", #""\u{3000}""#), ("\u{200B}\u{200D}\u{FEFF}", #""\u{200B}\u{200D}\u{FEFF}""#),
      ("\u{2028}\u{2029}\u{85}", #""\u{2028}\u{2029}\u{85}""#), ("a\u{AD}b", #""a\u{AD}b""#),
      ("\u{202E}", #""\u{202E}""#), ("\u{E000}", #""\u{E000}""#), ("ßİ日—", #""ßİ日—""#),
      ("\u{115F}\u{1160}\u{3164}\u{FFA0}", #""\u{115F}\u{1160}\u{3164}\u{FFA0}""#),
      ("\u{2800}", #""\u{2800}""#), ("\u{E0041}", #""\u{E0041}""#),
    ])
  func `is quoted, with what can't be seen escaped`(string: String, text: String) {
    #expect(Array(KataText.quoted(string).utf8) == Array(text.utf8))
  }

  @Test func `one scalar and two look different`() {
    #expect(KataText.quoted("é") == "\"é\"")
    #expect(KataText.quoted("e\u{301}") == #""e\u{301}""#)
  }

  @Test func `nil has no quotes`() {
    #expect(KataText.quoted(nil) == "nil")
    #expect(KataText.quoted("nil" as String?) == "\"nil\"")
  }

  @Test func `no scalar is left raw that leaves no trace on a screen`() {
    var raw: [String] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), scalar != " " else { continue }
      let text = KataText.quoted(String(scalar))
      let isRaw = text.unicodeScalars.dropFirst().first == scalar
      if isRaw, hasNoShape(scalar) { raw.append(String(value, radix: 16)) }
    }

    #expect(raw == [])
  }

  private func hasNoShape(_ scalar: Unicode.Scalar) -> Bool {
    let facts = scalar.properties
    let categories: [Unicode.GeneralCategory] = [
      .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark,
    ]
    return facts.isWhitespace || facts.isDefaultIgnorableCodePoint
      || facts.isNoncharacterCodePoint || categories.contains(facts.generalCategory)
  }
}
