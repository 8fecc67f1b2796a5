package import KataCore

extension Line {
  /// Broken into rows of so many columns, between words where that can be, each begun where the line
  /// begins; a gap or a drawn rule gives way before anything is broken.
  func rows(columns: Int) -> [Line] {
    let columns = max(1, columns)
    var rest = spans.flatMap { Cell.row($0.text, $0.style) }
    guard rest.columns > columns else { return [self] }
    if let squeezed = rest.squeezed(columns: columns) { return [Line(squeezed)] }
    let margin = Array(rest.prefix { $0.character == " " }.prefix(columns / 3))
    rest.removeFirst(margin.count)
    let room = columns - margin.count
    var rows: [Line] = []
    while rest.columns > room {
      let end = rest.prefix(columns: room).count
      // A blank may also stand right behind what fits.
      let blank = rest.indices.prefix(end + 1).dropFirst().last {
        rest[$0].character == " " && !rest[$0].isQuoted
      }
      let cut = blank ?? Wrapping.lines(rest, columns: room)[0].count
      rows.append(Line(margin + rest[..<cut]))
      rest = Array(rest[cut...].drop { $0.character == " " })
    }
    return rest.isEmpty ? rows : rows + [Line(margin + rest)]
  }
}

extension [Cell] {
  /// With its longest gap, or drawn rule, as short as it takes to fit; nil where that is not enough.
  fileprivate func squeezed(columns: Int) -> [Cell]? {
    let text = text
    let gaps = text.matches(of: /([ ─-])\1+/).map(\.range).filter {
      $0.lowerBound > text.startIndex
    }
    let excess = self.columns - columns
    guard let longest = gaps.max(by: { text[$0].count < text[$1].count }),
      text[longest].count >= excess + 2
    else { return nil }
    let start = text.distance(from: text.startIndex, to: longest.lowerBound)
    return Array(self[..<start] + self[(start + excess)...])
  }
}
