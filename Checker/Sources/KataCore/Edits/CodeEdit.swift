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
    insertions: [Insertion]
  ) {
    (self.number, self.file, self.line, self.code) = (number, file, line, code)
    (self.sentence, self.insertions) = (sentence, insertions)
  }

  /// True if an error in that line may be the edit's fault.
  func isOn(_ line: Int) -> Bool {
    let lines = insertions.map(\.line)
    return (lines.min() ?? 0)...(lines.max() ?? 0) ~= line
  }
}
