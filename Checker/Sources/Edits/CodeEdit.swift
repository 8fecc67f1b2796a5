/// A small edit of code, which a test of that code should notice.
package struct CodeEdit: Sendable, Equatable {
  /// The number by which a process chooses it.
  package var number: Int
  package var file: String
  package var line: Int
  /// The text of that line, without the blanks around it.
  package var code: String
  /// The edit in words, as in "`count > 0` is turned round" or "this message is left out".
  package var sentence: String
  package var insertions: [Insertion]
  /// The same edit as one would type it; empty where that isn't known.
  package var plain: [Replacement] = []

  /// Bytes of the file, and what stands in their place.
  package struct Replacement: Sendable, Equatable {
    var bytes: Range<Int>
    var text: String

    init(_ from: Int, _ to: Int, _ text: String) { (bytes, self.text) = (from..<to, text) }
  }

  /// A text that goes between two bytes of the file.
  package struct Insertion: Sendable, Equatable {
    package var offset: Int
    package var line: Int
    package var text: String

    package init(_ text: String, at offset: Int, line: Int) {
      (self.text, self.offset, self.line) = (text, offset, line)
    }
  }

  package init(
    _ number: Int, file: String, line: Int, code: String, sentence: String,
    insertions: [Insertion], plain: [Replacement] = []
  ) {
    (self.number, self.file, self.line, self.code) = (number, file, line, code)
    (self.sentence, self.insertions, self.plain) = (sentence, insertions, plain)
  }

  /// True if an error in that line may be the edit's fault.
  package func isOn(_ line: Int) -> Bool {
    let lines = insertions.map(\.line)
    return (lines.min() ?? 0)...(lines.max() ?? 0) ~= line
  }
}

extension CodeEdit {
  /// The file's text with the edit in it, as one would have typed it; nil where that isn't known.
  package func typed(into text: String) -> String? {
    guard !plain.isEmpty else { return nil }
    var bytes = Array(text.utf8)
    for replacement in plain.sorted(by: { $0.bytes.lowerBound > $1.bytes.lowerBound }) {
      guard replacement.bytes.upperBound <= bytes.count else { return nil }
      var range = replacement.bytes
      // A line of its own goes whole.
      if replacement.text.isEmpty {
        let newline = UInt8(ascii: "\n")
        let before = bytes[..<range.lowerBound].lastIndex { $0 != UInt8(ascii: " ") }
        if before.map({ bytes[$0] == newline }) ?? true,
          range.upperBound == bytes.count || bytes[range.upperBound] == newline
        {
          range = (before.map { $0 } ?? 0)..<range.upperBound
        }
      }
      bytes.replaceSubrange(range, with: Array(replacement.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
