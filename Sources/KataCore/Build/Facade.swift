/// What of a module those who import it are compiled against, tests included: all but bodies, what
/// is private to a file, and what of a class lies behind the last property that others can see.
///
/// Read by words and brackets. It decides whether a compiled suite still fits, so whatever is not
/// known for certain has no facade: the compiled interface is then compared.
package struct Facade {
  package let text: String

  /// Of files by their names.
  package init?(of files: [String: String]) {
    var parts: [String] = []
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      guard let words = Word.all(in: text) else { return nil }
      var reader = FacadeReader(words: words)
      guard let kept = reader.members(of: .file), reader.isAtEnd else { return nil }
      parts += [name] + kept
    }
    text = parts.joined(separator: "\n")
  }

  /// A name, a number, or one sign.
  struct Word: Equatable {
    var text: String
    var beginsLine: Bool

    /// Of a file's code; nil where a slash may begin a pattern, which may hold any bracket.
    static func all(in text: String) -> [Word]? {
      let code = SourceMask.code(of: text)
      var words: [Word] = []
      var start: Int?
      var beginsLine = true
      for index in 0...code.count {
        let byte = index < code.count ? code[index] : UInt8(ascii: "\n")
        if isOfName(byte) {
          start = start ?? index
          continue
        }
        if let first = start {
          words.append(Word(text: spelled(code[first..<index]), beginsLine: beginsLine))
          (start, beginsLine) = (nil, false)
        }
        if byte == UInt8(ascii: "\n") { beginsLine = true }
        guard !isBlank(byte) else { continue }
        if byte == UInt8(ascii: "/"), mayBeginPattern(code, index) { return nil }
        words.append(Word(text: spelled(code[index...index]), beginsLine: beginsLine))
        beginsLine = false
      }
      return words
    }

    private static func spelled(_ bytes: ArraySlice<UInt8>) -> String {
      String(decoding: bytes, as: UTF8.self)
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
        true
      default: false
      }
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: " ") || (9...13).contains(byte)
    }

    private static func mayBeginPattern(_ code: [UInt8], _ index: Int) -> Bool {
      let before = index > 0 ? code[index - 1] : UInt8(ascii: "\n")
      let after = index + 1 < code.count ? code[index + 1] : UInt8(ascii: "\n")
      return before == UInt8(ascii: "#")
        || !isBlank(after) && (isBlank(before) || "([{,:=!?".utf8.contains(before))
    }
  }
}
