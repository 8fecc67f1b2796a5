extension FlowPen {
  /// What both have in common: the last entries, when there are many.
  mutating func draw(same entries: [Recording.Entry], limit: Int) {
    let hidden = Self.hidden(entries.count, limit)
    if hidden > 0 {
      aside(Cell.row("\(signs.ellipsis) \(hidden) earlier, the same in both", .faint))
    }
    for entry in entries.dropFirst(hidden) { draw(entry) }
  }

  mutating func draw(_ side: FlowDiagram.Side, limit: Int) {
    let before = states
    defer { states = before }
    let step = side.entries.prefix(while: \.isMessage)
    let rest = side.entries.count - step.count
    if side.first == nil { aside(Cell.row(side.ending, side.style)) }
    let hidden = Self.hidden(step.count, limit) + rest
    for (index, entry) in side.entries.dropLast(hidden).enumerated() {
      if index == 0, let first = side.first {
        message(first, against: side.other, style: side.style, lines: 6)
      } else {
        draw(entry)
      }
    }
    if hidden > 0 { aside(Cell.row("\(signs.ellipsis) \(hidden) more", .faint)) }
  }

  /// How many are left out; one or two take no more room than the words that say so.
  private static func hidden(_ count: Int, _ limit: Int) -> Int {
    count > limit + 2 ? count - limit : 0
  }

  private mutating func draw(_ entry: Recording.Entry) {
    switch entry {
    case .message(let message): self.message(message)
    case .step(let step):
      let cells = Cell.row(signs.shown(step), .strong)
      words(cells.excerpt(columns: width, ellipsis: signs.ellipsis))
    }
  }

  func withoutLifelines() -> FlowPicture {
    var picture = finished()
    picture.marks.removeAll { if case .lifeline = $0 { true } else { false } }
    return picture
  }
}
