import Foundation
import SpyKit
import Testing

@Suite struct KataTextsTests {
  private func texts(_ kinds: KataTexts, _ count: Int = 3000) -> [String] {
    var random = KataRandom(seed: 1)
    return (0..<count).map { _ in random.text(kinds) }
  }

  private func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

  private func isTrimmed(_ text: String) -> Bool {
    text.first?.isWhitespace == false && text.last?.isWhitespace == false
  }

  @Test func `blanks are all that Unicode calls white space, and nothing else`() {
    let scalars = (0...0x10FFFF).compactMap(Unicode.Scalar.init).filter(\.properties.isWhitespace)

    #expect(Set(KataRandom.blanks.joined().unicodeScalars) == Set(scalars))
    #expect(Set(texts(.blank).joined().unicodeScalars).isSuperset(of: scalars))
    #expect(texts(.blank).filter { isBlank($0) && $0.contains("\r\n") } != [])
    #expect(texts(.blank).filter { isBlank($0) && $0.count > 1 } != [])
  }

  @Test func `what looks like a blank is none, wherever it stands`() {
    let texts = texts([.lookalikes, .outerBlanks, .innerBlanks])

    for lookalike in KataRandom.lookalikes {
      let first = texts.filter { $0.unicodeScalars.first == lookalike.unicodeScalars.first }
      #expect(!isBlank(lookalike))
      #expect(Set(first).count > 1)
      #expect(first.count { $0 == lookalike } > 0)
    }
    #expect(texts.filter(isBlank) == [])
  }

  @Test func `of every text, both idioms take off the same blanks`() {
    func trimmed(_ text: String) -> String {
      let front = text.drop(while: \.isWhitespace)
      guard let last = front.lastIndex(where: { !$0.isWhitespace }) else { return "" }
      return String(front[...last])
    }
    var random = KataRandom(seed: 2)
    let texts = texts(.all, 20_000) + (0..<5_000).map { _ in random.carriedText() }

    #expect(
      texts.filter { trimmed($0) != $0.trimmingCharacters(in: .whitespacesAndNewlines) } == [])
  }

  /// A mark of each kind, and the other kinds that bring it, too.
  private static let marks:
    [(kind: KataTexts, also: KataTexts, isMet: @Sendable (String) -> Bool)] = [
      (.empty, [], { $0.isEmpty }),
      (.outerBlanks, .blank, { $0.first?.isWhitespace == true }),
      (.outerBlanks, .blank, { $0.last?.isWhitespace == true }),
      (.innerBlanks, [.outerBlanks, .blank], { $0.contains("  ") }),
      (.innerBlanks, [.outerBlanks, .blank], { $0.unicodeScalars.contains("\r") }),
      (.innerBlanks, [], { $0.contains("a\nb") }),
      (.cases, [], { $0 == "ann" }),
      (.cases, [], { $0 == "ANN" }),
      (.forms, [], { $0.unicodeScalars.elementsEqual("Zo\u{E9}".unicodeScalars) }),
      (.forms, [], { $0.unicodeScalars.elementsEqual("Zoe\u{301}".unicodeScalars) }),
      (.formats, [], { $0.contains("%@") }),
      (.formats, [], { $0.contains("$0") }),
      (.quotes, [], { $0.contains("\"") }),
      (.quotes, .formats, { $0.contains("\\") }),
      (.rightToLeft, [], { $0.contains("שלום") }),
      (.rightToLeft, [], { $0.unicodeScalars.contains("\u{202E}") }),
      (.emoji, [], { $0.unicodeScalars.contains("\u{200D}") }),
      (.encoded, [], { $0 == "\0" }),
      (.encoded, [], { $0 == "a\0b" }),
      (.encoded, [], { $0.contains("%40") }),
      (.encoded, [], { $0.contains("＠") }),
      (.long, [], { (200...2000).contains($0.count) }),
    ]

  @Test(arguments: marks.indices)
  func `each kind comes when it is asked for, and only then`(place: Int) {
    let (kind, also, isMet) = Self.marks[place]
    let comes = [
      texts(kind), texts(.all), texts(.all.subtracting(kind.union(also))),
    ].map { $0.contains(where: isMet) }

    #expect(comes == [true, true, false])
  }

  @Test func `what is filled has something in it, and what is trimmed needs no trimming`() {
    #expect(texts(.filled).filter(isBlank) == [])
    #expect(texts(.filled).filter { !isTrimmed($0) }.count > 100)
    #expect(texts(.trimmed).filter { !isTrimmed($0) } == [])
    #expect(texts([]).filter { !isTrimmed($0) || $0.count > 7 } == [])
  }

  @Test func `what must arrive as it is, is often long or holds the end of a C string`() {
    var random = KataRandom(seed: 1)
    let texts = (0..<1000).map { _ in random.carriedText(words: ["Ann"]) }

    #expect(texts.count { $0.count > 199 } > 50)
    #expect(texts.count { $0.contains("\0") } > 50)
    #expect(texts.count { $0 == "Ann" } > 100)
    #expect(texts.contains("") && texts.contains { !$0.isEmpty && isBlank($0) })
  }
}
