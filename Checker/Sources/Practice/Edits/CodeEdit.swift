/// A small edit of code, as one would type it.
struct CodeEdit: Equatable {
  var file: String
  var line: Int
  /// The edit in words, as in "`count > 0` is turned round" or "this message is left out".
  var sentence: String
  var replacements: [Replacement]

  /// Bytes of the file, and what stands in their place.
  struct Replacement: Equatable {
    var bytes: Range<Int>
    var text: String

    init(_ from: Int, _ to: Int, _ text: String) { (bytes, self.text) = (from..<to, text) }
  }

  /// The file's text with the edit in it; nil if it's another text than the edit was found in.
  func typed(into text: String) -> String? {
    var bytes = Array(text.utf8)
    for replacement in replacements.sorted(by: { $0.bytes.lowerBound > $1.bytes.lowerBound }) {
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
