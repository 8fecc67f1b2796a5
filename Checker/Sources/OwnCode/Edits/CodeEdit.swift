/// A small edit of code, which a test of that code should notice.
struct CodeEdit: Sendable, Equatable {
  /// The number by which a process chooses it.
  var number: Int
  var file: String
  var line: Int
  /// The text of that line, without the blanks around it.
  var code: String
  /// The edit in words, as in "`count > 0` is turned round" or "this message is left out".
  var sentence: String
  var insertions: [Insertion]

  /// A text that goes between two bytes of the file.
  struct Insertion: Sendable, Equatable {
    var offset: Int
    var line: Int
    var text: String

    init(_ text: String, at offset: Int, line: Int) {
      (self.text, self.offset, self.line) = (text, offset, line)
    }
  }

  init(
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
