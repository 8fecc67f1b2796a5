/// Draws one flow from top to bottom.
struct FlowPen: Sendable {
  let lanes: Lanes
  let cast: Cast
  let signs: Signs
  /// The columns that text may fill.
  let width: Int
  private(set) var picture = FlowPicture()
  /// How each part was when it last said so.
  var states: [String: Message] = [:]
  private var row = 0
  private var firstRow = 0

  init(_ lanes: Lanes, _ cast: Cast, signs: Signs, width: Int) {
    self.lanes = lanes
    self.cast = cast
    self.signs = signs
    self.width = width
    picture.columns = width
  }

  /// The names of the parts, with their lifelines down to the last row.
  mutating func heads() {
    guard !lanes.isEmpty else { return }
    for (index, (name, centre)) in zip(lanes.names, lanes.centres).enumerated() {
      let half = name.columns / 2
      let inside = max(half, min(centre, width - name.columns + half))
      let isLower = lanes.isStaggered && index % 2 == 1
      picture.marks.append(.head(name, centre: inside, row: row + (isLower ? 1 : 0)))
    }
    row += lanes.isStaggered ? 2 : 1
    firstRow = row
    space()
  }

  mutating func space() {
    row += 1
  }

  mutating func rule(_ cells: [Cell]) {
    picture.marks.append(.rule(cells, columns: 0..<width, row: row))
    row += 1
  }

  /// Words from the left edge, over as many lines as they need.
  mutating func words(_ text: String) {
    for line in Wrapping.boxed(text, columns: width) {
      let blank = String(repeating: " ", count: max(0, width - line.columns))
      picture.marks.append(.text(Cell.row(line + blank, .strong), column: 0, row: row))
      row += 1
    }
  }

  /// A remark on the flow, beside the first lifeline.
  mutating func aside(_ cells: [Cell]) {
    lines(cells, column: min((lanes.centres.first ?? 0) + 3, width / 2), atMost: 1)
  }

  /// An arrow with the message's name; what does not fit on it stands below, in so many lines.
  mutating func message(
    _ message: Message, against other: Message? = nil, style: Style = .plain, lines: Int = 2
  ) {
    let cells = self.cells(message, against: other, style)
    guard !lanes.isEmpty else {
      let way = signs.shown(
        "\(cast.sender(of: message)) \(signs.toRight) \(message.receiver)  ")
      return self.lines(Cell.row(way, style) + cells, column: 2, atMost: lines)
    }
    guard !cast.isState(message) else { return state(message, against: other, style, lines) }
    let name = Cell.row(signs.shown(message.name ?? ""), style)
    let arrow = self.arrow(cast.sender(of: message), message.receiver, cells, or: name, style)
    if arrow.label.count == cells.count {
      point(at: cells, column: arrow.labelColumn)
    } else {
      contents(
        cells, name: name, isNamed: !arrow.label.isEmpty, lines: lines, column: below(arrow))
    }
  }

  /// A dashed arrow back to whoever had asked.
  private mutating func reply(_ reply: Reply) {
    let cells = Cell.row(signs.shown(reply.text))
    guard !lanes.isEmpty else {
      let way = signs.shown("\(reply.from) answers \(reply.to)  ")
      return lines(Cell.row(way) + cells, column: 2, atMost: 2)
    }
    let verb = Cell.row(signs.shown(reply.verb))
    let arrow = self.arrow(reply.from, reply.to, cells, or: verb, .plain, isDashed: true)
    let rest = cells.dropFirst(arrow.label.count).drop { $0.character == " " }
    lines(Array(rest), column: below(arrow), atMost: 2)
  }

  /// With the whole label, or the short one, or none, as there is room.
  private mutating func arrow(
    _ sender: String, _ receiver: String, _ label: [Cell], or short: [Cell], _ style: Style,
    isDashed: Bool = false
  ) -> FlowPicture.Arrow {
    let (from, to) = (lanes.centre(of: sender), lanes.centre(of: receiver))
    let room = max(from, to) - min(from, to) - Lanes.arrow
    let fitting = [label, short].first { $0.columns <= room } ?? []
    let arrow = FlowPicture.Arrow(
      row: row, from: from, to: to, label: fitting, style: style, isDashed: isDashed)
    picture.marks.append(.arrow(arrow))
    row += 1
    return arrow
  }

  /// Where what has no room on an arrow begins.
  private func below(_ arrow: FlowPicture.Arrow) -> Int {
    max(1, min(arrow.left + 3, width - 28))
  }

  /// How something is now: of what it shows, only what has changed, or is not as expected.
  private mutating func state(
    _ message: Message, against other: Message?, _ style: Style, _ lines: Int
  ) {
    let news = message.news(since: states[message.receiver], against: other)
    states[message.receiver] = message
    let column = lanes.centre(of: message.receiver) + 2
    self.lines(
      cells(news.own, against: news.other, style), column: max(1, min(column, width - 28)),
      atMost: lines)
  }

  /// The drawing, as far as it has come.
  func finished() -> FlowPicture {
    var picture = picture
    picture.rows = row
    let lifelines = lanes.centres.map {
      FlowPicture.Mark.lifeline(column: $0, rows: firstRow..<row)
    }
    picture.marks = lifelines + picture.marks
    return picture
  }

  private func cells(_ message: Message, against other: Message?, _ style: Style) -> [Cell] {
    let cells = Cell.row(signs.shown(message.label), style)
    guard let other, other.receiver == message.receiver, other.name == message.name else {
      return cells
    }
    return cells.marked(against: Cell.row(signs.shown(other.label)))
  }

  private mutating func contents(
    _ cells: [Cell], name: [Cell], isNamed: Bool, lines: Int, column: Int
  ) {
    guard !name.isEmpty else { return self.lines(cells, column: column, atMost: lines) }
    let contents = Array(cells.dropFirst(name.count + 1).dropLast())
    guard !isNamed else { return self.lines(contents, column: column, atMost: lines) }
    let start = max(1, min(column, width - name.columns))
    self.lines(name, column: start, atMost: lines)
    self.lines(contents, column: start + 2, atMost: lines)
  }

  private mutating func lines(_ cells: [Cell], column: Int, atMost count: Int) {
    guard !cells.isEmpty else { return }
    let columns = max(8, width - column)
    for line in wrapped(cells, columns: columns, atMost: count) {
      picture.marks.append(.text(line, column: column, row: row))
      row += 1
      point(at: line, column: column)
    }
  }

  private func wrapped(_ cells: [Cell], columns: Int, atMost count: Int) -> [[Cell]] {
    if cells.columns <= count * columns {
      let lines = Wrapping.lines(cells, columns: columns)
      if lines.count <= count { return lines }
    }
    // A line that breaks early leaves some of its columns unused.
    let limit = count == 1 ? columns : count * columns * 3 / 4
    let excerpt = cells.excerpt(columns: limit, ellipsis: " \(signs.ellipsis) ")
    return Wrapping.lines(excerpt, columns: columns)
  }

  private mutating func point(at line: [Cell], column: Int) {
    guard line.contains(where: \.isMarked) else { return }
    picture.marks.append(.pointer(line, column: column, row: row))
    row += 1
  }
}

extension FlowPen {
  /// What both have in common: the last entries, when there are many.
  mutating func draw(same entries: [Recording.Entry], _ replies: Replies, limit: Int) {
    let hidden = Self.hidden(entries.count, limit)
    if hidden > 0 {
      aside(Cell.row("\(signs.ellipsis) \(hidden) earlier, the same in both", .faint))
    }
    for (index, entry) in entries.enumerated().dropFirst(hidden) {
      draw(entry)
      for reply in replies[index + 1] where reply.question >= hidden { self.reply(reply) }
    }
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
      for reply in side.replies[index + 1] { self.reply(reply) }
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
      let cells = Cell.row(signs.shown(step))
      words(cells.excerpt(columns: width, ellipsis: " \(signs.ellipsis) ").text)
    }
  }

  func withoutLifelines() -> FlowPicture {
    var picture = finished()
    picture.marks.removeAll { if case .lifeline = $0 { true } else { false } }
    return picture
  }
}
