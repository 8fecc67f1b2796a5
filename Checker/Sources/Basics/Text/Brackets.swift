/// Reads text that is nested in brackets; an arrow's head is none, and what is quoted holds none.
package enum Brackets {
  /// The brackets that count: in a type `<` does, in code `{`.
  package enum Pairs {
    case ofTypes, ofCode

    package func closing(_ character: Character) -> Character? {
      switch (character, self) {
      case ("(", _): ")"
      case ("[", _): "]"
      case ("<", .ofTypes): ">"
      case ("{", .ofCode): "}"
      default: nil
      }
    }
  }

  /// The place after what closes the text's first character; the text's end when nothing does.
  package static func end(of text: Substring, _ pairs: Pairs = .ofTypes) -> Substring.Index {
    var reader = Reader(pairs: pairs)
    for index in text.indices where reader.depth(behind: text[index]) == 0 && !reader.isQuoted {
      return text.index(after: index)
    }
    return text.endIndex
  }

  /// The texts between the outermost commas.
  package static func pieces(of text: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    var reader = Reader(pairs: .ofTypes)
    for index in text.indices
    where reader.depth(behind: text[index]) == 0 && text[index] == "," && !reader.isQuoted {
      pieces.append(text[start..<index])
      start = text.index(after: index)
      while start < text.endIndex, text[start] == " " { start = text.index(after: start) }
    }
    if start < text.endIndex { pieces.append(text[start...]) }
    return pieces
  }

  /// The entries of a list, as in `[a, b]`; nil for any other text.
  package static func entries(ofList text: String) -> [Substring]? {
    text.hasPrefix("[") && text.hasSuffix("]") ? pieces(of: text.dropFirst().dropLast()) : nil
  }

  private struct Reader {
    let pairs: Pairs
    var isQuoted = false
    /// The closing character of each bracket that is open.
    var open: [Character] = []
    var before: Character = " "

    mutating func depth(behind character: Character) -> Int {
      let isEscaped = isQuoted && before == "\\"
      let isArrow = before == "-" && character == ">"
      defer { before = isEscaped ? " " : character }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      guard !isQuoted else { return open.count }
      if let close = pairs.closing(character) {
        open.append(close)
      } else if character == open.last, !isArrow {
        open.removeLast()
      }
      return open.count
    }
  }
}
