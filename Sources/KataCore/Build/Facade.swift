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
      var words: [Word] = []
      var open = ""
      var beginsLine = true
      var before: Character = "\n"
      let code = SourceMask.code(of: text)
      for (index, character) in code.enumerated() {
        defer { before = character }
        if character.isLetter || character.isNumber || character == "_" || character == "`" {
          open.append(character)
          continue
        }
        if !open.isEmpty {
          words.append(Word(text: open, beginsLine: beginsLine))
          (open, beginsLine) = ("", false)
        }
        if character == "\n" { beginsLine = true }
        guard !character.isWhitespace else { continue }
        let next = index + 1 < code.count ? code[index + 1] : " "
        if character == "/", before == "#" || !next.isWhitespace && "\n\t ([{,:=!?".contains(before)
        {
          return nil
        }
        words.append(Word(text: String(character), beginsLine: beginsLine))
        beginsLine = false
      }
      if !open.isEmpty { words.append(Word(text: open, beginsLine: beginsLine)) }
      return words
    }
  }
}
