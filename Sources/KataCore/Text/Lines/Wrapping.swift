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

  /// Messages: breaks behind a comma outside quotes; else between two words; else before a word of
  /// code, as in `.failure(` and `.offline`; else between two letters.
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
    /// The last place behind a cell, by the cells before it, itself, and behind it.
    func last(_ isPlace: (Cell, Cell, Cell) -> Bool) -> Int? {
      (1..<max(1, min(end, rest.count - 1))).last { isPlace(rest[$0 - 1], rest[$0], rest[$0 + 1]) }
        .map { $0 + 1 }
    }
    let comma = last { before, cell, _ in
      cell.isBlank && before.character == "," && !cell.isQuoted
    }
    let word = last { $1.isBlank && !$0.isBlank && !$2.isBlank && $0.character != "\"" }
    // A line of a few letters would be hard to read, too.
    let code = last { !$1.isBlank && $2.beginsWord(behind: $1) }.flatMap { $0 < end / 3 ? nil : $0 }
    return comma ?? word ?? code ?? last { !$1.isBlank && !$2.isBlank }
      ?? last { _, cell, _ in !cell.isBlank }
  }
}
