import KataCore

/// Text broken into lines that fit: sentences between words, messages where they have commas.
enum Wrapping {
  /// Sentences, broken between words only; what begins with blanks keeps them.
  static func sentences(_ text: String, columns: Int, indent: String = "") -> [String] {
    var lines: [String] = []
    var current = String(text.prefix { $0 == " " })
    for word in text.dropFirst(current.count).split(
      separator: " ", omittingEmptySubsequences: false)
    {
      if current.allSatisfy({ $0 == " " }) {
        current += word
      } else if current.columns + 1 + word.columns <= columns {
        current += " \(word)"
      } else {
        lines.append(current)
        current = indent + word
      }
    }
    return lines + [current]
  }

  /// The same within a picture: a word that is too long for a line is broken as a message is.
  static func boxed(_ text: String, columns: Int) -> [String] {
    sentences(text, columns: columns).flatMap { line in
      line.columns <= columns ? [line] : lines(Cell.row(line), columns: columns).map(\.text)
    }
  }

  /// Messages: breaks behind a comma outside quotes; else between two words; else between letters.
  ///
  /// A line ends in a blank only where it is the one between two words.
  static func lines(_ cells: [Cell], columns: Int) -> [[Cell]] {
    var lines: [[Cell]] = []
    var rest = cells
    while rest.columns > columns {
      let end = max(1, rest.prefix(columns: columns).count)
      let cut = place(in: rest, before: end) ?? end
      lines.append(Array(rest[..<cut]))
      rest.removeFirst(cut)
    }
    if !rest.isEmpty || lines.isEmpty { lines.append(rest) }
    return lines
  }

  private static func place(in rest: [Cell], before end: Int) -> Int? {
    let places = (1..<max(1, min(end, rest.count - 1))).reversed()
    let comma = places.first {
      rest[$0].isBlank && !rest[$0].isQuoted && rest[$0 - 1].character == ","
    }
    let word = places.first {
      rest[$0].isBlank && !rest[$0 - 1].isBlank && !rest[$0 + 1].isBlank
        && rest[$0 - 1].character != "\""
    }
    return (comma ?? word ?? places.first { !rest[$0].isBlank }).map { $0 + 1 }
  }
}
