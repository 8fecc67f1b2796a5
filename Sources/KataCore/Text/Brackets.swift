/// Reads text that is nested in brackets; an arrow's head is none, and what is quoted holds none.
enum Brackets {
  /// The place after the bracket that closes the text's first character.
  static func end(of text: Substring) -> Substring.Index {
    var reader = Reader()
    for index in text.indices where reader.depth(behind: text[index]) == 0 {
      return text.index(after: index)
    }
    return text.endIndex
  }

  /// What the outermost commas separate.
  static func parts(of text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var reader = Reader()
    for index in text.indices
    where reader.depth(behind: text[index]) == 0 && text[index] == "," && !reader.isQuoted {
      parts.append(text[start..<index])
      start = text.index(after: index)
      while start < text.endIndex, text[start] == " " { start = text.index(after: start) }
    }
    if start < text.endIndex { parts.append(text[start...]) }
    return parts
  }

  private struct Reader {
    private(set) var isQuoted = false
    private var depth = 0
    private var before: Character = " "

    mutating func depth(behind character: Character) -> Int {
      let isEscaped = isQuoted && before == "\\"
      defer { before = isEscaped ? " " : character }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      guard !isQuoted else { return depth }
      if "(<[".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && before != "-" { depth -= 1 }
      return depth
    }
  }
}
