package import Basics

/// Text broken into lines that fit: sentences between words, messages where they have commas.
package enum Wrapping {
  /// Sentences, broken between words only; what begins with blanks keeps them.
  package static func sentences(_ text: String, columns: Int, indent: String = "") -> [String] {
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

extension [Line] {
  /// The rows of one text, which may be broken again between words.
  var ofOneText: Self {
    var rows = self
    for index in indices.dropFirst() { rows[index].goesOn = true }
    return rows
  }

  /// Breaks what is too long into rows; a text that was broken already, as a whole.
  package func rows(columns: Int) -> [Line] {
    reduce(into: [[Line]]()) { texts, line in
      if !line.goesOn || texts.isEmpty { texts.append([]) }
      texts[texts.count - 1].append(line)
    }.flatMap { rows in
      guard rows.contains(where: { $0.text.columns > columns }) else { return rows }
      let further = rows.dropFirst().flatMap { Cell.row(" ") + $0.cells.drop(while: \.isBlank) }
      return Line(rows[0].cells + further).rows(columns: columns)
    }
  }
}

extension Line {
  fileprivate var cells: [Cell] { spans.flatMap { Cell.row($0.text, $0.style) } }

  /// Breaks the line into rows of so many columns, each begun where the line begins, or behind its
  /// first gap.
  ///
  /// A drawn rule, or the gap before a short last column, is shortened first if that is enough. A
  /// line that names only a place in a file loses the file's folders.
  package func rows(columns: Int) -> [Line] {
    let columns = max(1, columns)
    var rest = cells
    guard rest.columns > columns else { return [self] }
    if let squeezed = rest.squeezed(columns: columns) { return [Line(squeezed)] }
    let margin = Array(rest.prefix { $0.character == " " }.prefix(columns / 3))
    rest.removeFirst(margin.count)
    if let file = rest.text.wholeMatch(of: /\S+\/([^\s\/]+:\d+)/)?.output.1 {
      rest = Cell.row(String(file), rest[0].style)
    }
    let gap = rest.firstGap.flatMap { margin.count + $0 <= columns / 2 ? $0 : nil } ?? 0
    let hanging = margin + Cell.row(String(repeating: " ", count: gap))
    var rows: [Line] = []
    while rest.columns > columns - (rows.isEmpty ? margin : hanging).count {
      let margin = rows.isEmpty ? margin : hanging
      let room = columns - margin.count
      let end = rest.prefix(columns: room).count
      // A blank may also stand right behind what fits; a name and its value stay together.
      let blanks = rest.indices.prefix(end + 1).dropFirst().filter {
        rest[$0].character == " " && !rest[$0].isQuoted
      }
      let blank = blanks.last { 3 * $0 > room && rest[$0 - 1].character != ":" } ?? blanks.last
      let cut = blank ?? Wrapping.lines(rest, columns: room)[0].count
      rows.append(Line(margin + rest[..<cut]))
      rest = Array(rest[cut...].drop { $0.character == " " })
    }
    return rest.isEmpty ? rows : rows + [Line((rows.isEmpty ? margin : hanging) + rest)]
  }
}

extension [Cell] {
  /// The place behind a test's sign, or the first gap between two columns; nil if there is none.
  fileprivate var firstGap: Int? {
    if count > 1, "✓✗·".contains(self[0].character), self[1].isBlank { return 2 }
    return indices.dropFirst(3).first {
      !self[$0].isBlank && self[$0 - 1].isBlank && self[$0 - 2].isBlank && !self[$0 - 1].isQuoted
    }
  }

  /// With its longest rule, or gap before a short column, as short as it takes to fit; else nil.
  fileprivate func squeezed(columns: Int) -> [Cell]? {
    let text = text
    let gaps = text.matches(of: /([ ─-])\1+/).map(\.range).filter {
      $0.lowerBound > text.startIndex
        && (text[$0].first != " " || text[$0.upperBound...].columns <= 12)
    }
    let excess = self.columns - columns
    guard let longest = gaps.max(by: { text[$0].count < text[$1].count }),
      text[longest].count >= excess + 2
    else { return nil }
    let start = text.distance(from: text.startIndex, to: longest.lowerBound)
    return Array(self[..<start] + self[(start + excess)...])
  }
}
