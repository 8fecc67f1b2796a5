/// Lays one flow out from top to bottom.
struct FlowLayout: Sendable {
  let lifelines: Lifelines
  let cast: Cast
  let signs: Signs
  /// The columns that text may fill.
  let width: Int
  private(set) var picture = FlowPicture()
  /// The last state of each part.
  var states: [String: Message] = [:]
  private var row = 0
  private var firstRow = 0

  init(_ lifelines: Lifelines, _ cast: Cast, signs: Signs, width: Int) {
    (self.lifelines, self.cast, self.signs, self.width) = (lifelines, cast, signs, width)
    picture.columns = width
  }

  /// Adds the names of the parts, with their lifelines down to the last row.
  mutating func heads() {
    guard !lifelines.isEmpty else { return }
    for (index, (name, centre)) in zip(lifelines.names, lifelines.centres).enumerated() {
      let half = name.columns / 2
      let inside = max(half, min(centre, width - name.columns + half))
      let isLower = lifelines.isStaggered && index % 2 == 1
      add(.head, column: inside, row: row + (isLower ? 1 : 0), Cell.row(name, .strong))
    }
    row += lifelines.isStaggered ? 2 : 1
    firstRow = row
    space()
  }

  mutating func space() {
    row += 1
  }

  mutating func rule(_ text: String, _ style: Style) {
    add(.rule(columns: width), column: 0, row: row, Cell.row(text, style))
    row += 1
  }

  /// Adds words from the left edge, over as many lines as they need.
  mutating func words(_ text: String) {
    for line in Wrapping.boxed(text, columns: width) {
      add(.text, column: 0, row: row, Cell.row(line.padded(to: width), .strong))
      row += 1
    }
  }

  /// The drawing so far.
  func finished(hasLifelines: Bool = true) -> FlowPicture {
    var picture = picture
    picture.rows = row
    guard hasLifelines else { return picture }
    picture.marks =
      lifelines.centres.map {
        FlowPicture.Mark(kind: .lifeline(rows: row - firstRow), column: $0, row: firstRow)
      } + picture.marks
    return picture
  }

  private mutating func add(
    _ kind: FlowPicture.Kind, column: Int, row: Int, _ cells: [Cell]
  ) {
    picture.marks.append(FlowPicture.Mark(kind: kind, column: column, row: row, cells: cells))
  }
}

extension FlowLayout {
  /// Adds what both have in common: the last entries, when there are many.
  mutating func draw(same entries: [Recording.Entry], _ answers: AnswerArrows, limit: Int) {
    let hidden = Self.hidden(entries.count, limit)
    if hidden > 0 { aside("\(signs.ellipsis) \(hidden) earlier, the same in both") }
    for (index, entry) in entries.enumerated().dropFirst(hidden) {
      draw(entry)
      for answer in answers[index + 1] where answer.question >= hidden { self.answer(answer) }
    }
  }

  mutating func draw(_ side: FlowDiagram.Side, limit: Int) {
    let before = states
    defer { states = before }
    let step = side.entries.prefix(while: \.isMessage)
    let rest = side.entries.count - step.count
    if side.first == nil { aside(side.ending, side.style) }
    let hidden = Self.hidden(step.count, limit) + rest
    for (index, entry) in side.entries.dropLast(hidden).enumerated() {
      if index == 0, let first = side.first {
        message(first, against: side.other, style: side.style, lines: 6)
      } else {
        draw(entry)
      }
      for answer in side.answers[index + 1] { self.answer(answer) }
    }
    if hidden > 0 { aside("\(signs.ellipsis) \(hidden) more") }
  }

  /// The number that is left out; one or two take no more room than the words that say so.
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

  /// Adds a remark on the flow, beside the first lifeline.
  private mutating func aside(_ text: String, _ style: Style = .faint) {
    let column = min((lifelines.centres.first ?? 0) + 3, width / 2)
    lines(Cell.row(text, style), column: column, atMost: 1)
  }

  /// Adds an arrow with the message's name; what does not fit on it stands below, in so many lines.
  private mutating func message(
    _ message: Message, against other: Message? = nil, style: Style = .plain, lines: Int = 2
  ) {
    let cells = self.cells(message, against: other, style)
    guard !lifelines.isEmpty else {
      let way = signs.shown("\(cast.sender(of: message)) \(signs.toRight) \(message.receiver)  ")
      return self.lines(Cell.row(way, style) + cells, column: 2, atMost: lines)
    }
    guard !cast.isState(message) else { return state(message, against: other, style, lines) }
    let name = Cell.row(signs.shown(message.name ?? ""), style)
    let arrow = self.arrow(cast.sender(of: message), message.receiver, cells, or: name, style)
    guard arrow.cells.count < cells.count else { return point(at: cells, arrow.labelColumn) }
    let contents = Array(cells.dropFirst(name.count + 1).dropLast())
    guard arrow.cells.isEmpty else {
      return self.lines(contents, column: below(arrow), atMost: lines)
    }
    let column = max(1, min(below(arrow), width - name.columns))
    self.lines(name, column: column, atMost: lines)
    self.lines(contents, column: column + 2, atMost: lines)
  }

  /// Adds a dashed arrow back to the part that had asked.
  private mutating func answer(_ answer: AnswerArrow) {
    let cells = Cell.row(signs.shown(answer.text))
    guard !lifelines.isEmpty else {
      let way = signs.shown("\(answer.from) answers \(answer.to)  ")
      return lines(Cell.row(way) + cells, column: 2, atMost: 2)
    }
    let verb = Cell.row(signs.shown(answer.verb))
    let arrow = self.arrow(answer.from, answer.to, cells, or: verb, .plain, isDashed: true)
    let rest = cells.dropFirst(arrow.cells.count).drop { $0.character == " " }
    lines(Array(rest), column: below(arrow), atMost: 2)
  }

  /// Adds an arrow with the whole label, or the short one, or none, as there is room.
  private mutating func arrow(
    _ sender: String, _ receiver: String, _ label: [Cell], or short: [Cell], _ style: Style,
    isDashed: Bool = false
  ) -> FlowPicture.Mark {
    let (from, to) = (lifelines.centre(of: sender), lifelines.centre(of: receiver))
    let room = abs(to - from) - Lifelines.arrow
    let arrow = FlowPicture.Mark(
      kind: .arrow(columns: to - from, style, isDashed: isDashed), column: from, row: row,
      cells: [label, short].first { $0.columns <= room } ?? [])
    picture.marks.append(arrow)
    row += 1
    return arrow
  }

  /// The column where what has no room on an arrow begins.
  private func below(_ arrow: FlowPicture.Mark) -> Int {
    guard case .arrow(let columns, _, _) = arrow.kind else { return 1 }
    return max(1, min(arrow.column + min(0, columns) + 3, width - 28))
  }

  /// Adds how something is now: of what it shows, only what has changed, or is not as expected.
  private mutating func state(
    _ message: Message, against other: Message?, _ style: Style, _ lines: Int
  ) {
    let news = message.news(since: states[message.receiver], against: other)
    states[message.receiver] = message
    let column = lifelines.centre(of: message.receiver) + 2
    self.lines(
      cells(news.own, against: news.other, style), column: max(1, min(column, width - 28)),
      atMost: lines)
  }

  private func cells(_ message: Message, against other: Message?, _ style: Style) -> [Cell] {
    let cells = Cell.row(signs.shown(message.label), style)
    guard let other, other.isLike(message) else { return cells }
    return cells.marked(against: Cell.row(signs.shown(other.label)))
  }

  private mutating func lines(_ cells: [Cell], column: Int, atMost count: Int) {
    guard !cells.isEmpty else { return }
    for line in wrapped(cells, columns: max(8, width - column), atMost: count) {
      add(.text, column: column, row: row, line)
      row += 1
      point(at: line, column)
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

  private mutating func point(at line: [Cell], _ column: Int) {
    guard line.contains(where: \.isMarked) else { return }
    add(.pointer, column: column, row: row, line)
    row += 1
  }
}
