/// Reads text that is nested in brackets; an arrow's head is none.
enum Brackets {
  /// The place after the bracket that closes the text's first character.
  static func end(of text: Substring) -> Substring.Index {
    var depth = 0
    var before: Character = " "
    for index in text.indices {
      let character = text[index]
      if opens(character) { depth += 1 }
      if closes(character, after: before) { depth -= 1 }
      if depth == 0 { return text.index(after: index) }
      before = character
    }
    return text.endIndex
  }

  /// What the outermost commas separate.
  static func parts(of text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    var before: Character = " "
    for index in text.indices {
      let character = text[index]
      if opens(character) { depth += 1 }
      if closes(character, after: before) { depth -= 1 }
      if depth == 0, character == "," {
        parts.append(text[start..<index])
        start = text.index(after: index)
        while start < text.endIndex, text[start] == " " { start = text.index(after: start) }
      }
      before = character
    }
    if start < text.endIndex { parts.append(text[start...]) }
    return parts
  }

  private static func opens(_ character: Character) -> Bool {
    character == "(" || character == "<" || character == "["
  }

  private static func closes(_ character: Character, after before: Character) -> Bool {
    character == ")" || character == "]" || (character == ">" && before != "-")
  }
}
