import Basics

/// Lays one flow out from top to bottom.
struct FlowDrawing: Sendable {
  private let lifelines: Lifelines
  private let cast: Cast
  /// The numbers of the calls that are told apart.
  private let calls: [Int: Int]
  private let isAlone: Bool
  /// The last state of each part, and the last message of each name, and to each kind of part.
  private var last: [String: Message] = [:]
  private var canvas: FlowCanvas

  private var signs: Signs { canvas.signs }
  private var width: Int { canvas.width }
  var rows: [[Cell]] { canvas.rows }

  init(_ lifelines: Lifelines, _ flow: FlowDiagram, signs: Signs, width: Int) {
    (self.lifelines, cast, calls) = (lifelines, flow.cast, flow.calls)
    isAlone = flow.isAlone
    canvas = FlowCanvas(signs: signs, width: width)
  }

  /// Adds the names of the parts, with their lifelines down to the last row.
  mutating func heads() {
    for isLower in lifelines.isStaggered ? [false, true] : [false] {
      canvas.addRow()
      for (index, (name, center)) in zip(lifelines.names, lifelines.centers).enumerated()
      where !lifelines.isStaggered || (index % 2 == 1) == isLower {
        let half = name.columns / 2
        let inside = max(half, min(center, width - name.columns + half))
        canvas.put(Cell.row(name, .strong), inside - half)
      }
    }
    canvas.lifelines = lifelines.centers
    canvas.addRow()
  }

  /// Adds a line across, with words in it.
  mutating func rule(_ text: String, _ style: Style) {
    canvas.addRow()
    let line = Cell(character: signs.horizontal, style: .faint)
    canvas.put(Array(repeating: line, count: width), 0)
    canvas.words(Cell.row(text, style), 3)
  }

  /// Adds words from the left edge, over as many lines as they need.
  mutating func words(_ text: String) {
    for line in Wrapping.boxed(text, columns: width) {
      canvas.addRow()
      canvas.put(Cell.row(line.padded(to: width), .strong), 0)
    }
  }
}

extension FlowDrawing {
  /// Adds what both have in common: the last entries, when there are many.
  mutating func draw(same entries: [Recording.Entry], _ asides: [DrawnAside]) {
    let hidden = Self.hidden(entries.count)
    if hidden > 0 {
      remark("\(signs.ellipsis) \(hidden) earlier\(isAlone ? "" : ", the same in both")")
    }
    draw(asides, at: hidden)
    for (index, entry) in entries.enumerated().dropFirst(hidden) {
      draw(entry, call: calls[index])
      draw(asides.filter { $0.question ?? hidden >= hidden }, at: index + 1)
    }
  }

  mutating func draw(_ side: FlowDiagram.Side) {
    let before = last
    defer { last = before }
    let step = side.entries.prefix(while: \.isMessage)
    let rest = side.entries.count - step.count
    draw(side.asides, at: 0)
    if side.first == nil { remark(side.ending, side.style) }
    let hidden = Self.hidden(step.count) + rest
    for (index, entry) in side.entries.dropLast(hidden).enumerated() {
      if index == 0, let first = side.first {
        message(first, against: side.other, style: side.style, lines: 6)
      } else {
        draw(entry)
      }
      draw(side.asides, at: index + 1)
    }
    if hidden > 0 { remark("\(signs.ellipsis) \(hidden) more") }
  }

  /// Adds what happened once so many messages had come: the first of it, when it is much.
  private mutating func draw(_ asides: [DrawnAside], at place: Int) {
    let here = asides.filter { $0.place == place }
    let hidden = Self.hidden(here.count)
    for aside in here.dropLast(hidden) {
      guard let from = aside.from, let to = aside.to else {
        remark(aside.words, .doubtful)
        continue
      }
      if aside.question == nil {
        message(Message(receiver: to, text: aside.text), from: from, number: aside.number)
      } else {
        answer(aside.text, aside.verb, from: from, to: to)
      }
    }
    if hidden > 0 { remark("\(signs.ellipsis) \(hidden) more") }
  }

  /// The number that is left out; one or two take no more room than the words that say so.
  private static func hidden(_ count: Int) -> Int {
    count > FlowDiagram.limit + 2 ? count - FlowDiagram.limit : 0
  }

  private mutating func draw(_ entry: Recording.Entry, call: Int? = nil) {
    switch entry {
    case .message(let message):
      self.message(message, number: call.map { "call \($0): " } ?? "")
    case .step(let step):
      let cells = Cell.row(signs.shown(step))
      words(cells.excerpt(columns: width, ellipsis: " \(signs.ellipsis) ").text)
    }
  }

  /// Adds a remark on the flow, beside the first lifeline.
  private mutating func remark(_ text: String, _ style: Style = .faint) {
    let column = min((lifelines.centers.first ?? 0) + 3, width / 2)
    lines(Cell.row(text, style), column: column, atMost: 1)
  }

  /// Adds an arrow with the message's name; what does not fit on it stands below, in so many lines.
  private mutating func message(
    _ message: Message, from sender: String? = nil, number: String = "",
    against other: Message? = nil, style: Style = .plain, lines: Int = 2
  ) {
    guard sender != nil || !cast.isState(message) else {
      return state(message, against: other, style, lines)
    }
    let sender = sender ?? self.sender(of: message)
    last[Cast.role(message.receiver).name] = message
    if let returned = message.returned {
      return answer("\(returned) returns", "returns", from: message.receiver, to: sender, style)
    }
    let cells = self.cells(message, against: other, style)
    let number = Cell.row(number, style)
    let name = Cell.row(signs.shown(message.name ?? ""), style)
    let arrow = self.arrow(sender, message.receiver, number + cells, or: number + name, style)
    if arrow.label.count == number.count + cells.count {
      return point(at: number + cells, arrow.column)
    }
    let contents = Array(cells.dropFirst(name.count + 1).dropLast())
    if !arrow.label.isEmpty { return self.lines(contents, column: arrow.below, atMost: lines) }
    let column = max(1, min(arrow.below, width - name.columns))
    self.lines(number + name, column: column, atMost: lines)
    self.lines(contents, column: column + 2, atMost: lines)
  }

  /// Of several Routers, the one that was last sent something.
  private func sender(of message: Message) -> String {
    let sender = cast.sender(of: message)
    return lifelines.shows(sender) ? sender : last[sender]?.receiver ?? sender
  }

  /// Adds a dashed arrow back to the part that had asked.
  private mutating func answer(
    _ text: String, _ verb: String, from: String, to: String, _ style: Style = .plain
  ) {
    let cells = Cell.row(signs.shown(text), style)
    let short = Cell.row(signs.shown(verb), style)
    let arrow = self.arrow(from, to, cells, or: short, style, isDashed: true)
    let rest = cells.dropFirst(arrow.label.count).drop(while: \.isBlank)
    lines(Array(rest), column: arrow.below, atMost: 2)
  }

  /// Adds an arrow with the whole label, or the short one, or none, as there is room.
  ///
  /// Returns the label, its column, and the one in which what has no room begins below.
  private mutating func arrow(
    _ sender: String, _ receiver: String, _ label: [Cell], or short: [Cell], _ style: Style,
    isDashed: Bool = false
  ) -> (label: [Cell], column: Int, below: Int) {
    let (from, to) = (lifelines.center(of: sender), lifelines.center(of: receiver))
    let label = [label, short].first { $0.columns <= abs(to - from) - Lifelines.arrow } ?? []
    let column = from < to ? from + 3 : to + 4
    canvas.addRow()
    canvas.arrow(from, to, style, isDashed: isDashed)
    if !label.isEmpty { canvas.words(label, column) }
    return (label, column, max(1, min(min(from, to) + 3, width - 28)))
  }

  /// Adds how something is now: of what it shows, only what has changed, or is not as expected.
  private mutating func state(
    _ message: Message, against other: Message?, _ style: Style, _ lines: Int
  ) {
    let news = message.news(since: last[message.receiver], against: other)
    last[message.receiver] = message
    let column = lifelines.center(of: message.receiver) + 2
    self.lines(
      cells(news.own, against: news.other, style), column: max(1, min(column, width - 28)),
      atMost: lines)
  }

  /// The label; of a long one what differs from the other flow's message, or the last of its name.
  private mutating func cells(_ message: Message, against other: Message?, _ style: Style) -> [Cell]
  {
    let signs = signs
    let shown = { (message: Message) in
      Message(receiver: message.receiver, text: signs.shown(message.text))
    }
    let own = shown(message)
    let key = "\(message.receiver) \(message.name ?? "")"
    defer { last[key] = own }
    let others = other.flatMap { $0.isLike(message) ? shown($0) : nil }
    guard own.name != nil, own.label.columns > Self.long, let base = others ?? last[key] else {
      let cells = Cell.row(own.label, style)
      return others.map { cells.marked(against: Cell.row($0.label)) } ?? cells
    }
    return own.cells(changedFrom: base, style, isMarked: others != nil, ellipsis: signs.ellipsis)
  }

  /// The columns of a label that is no longer read at a glance.
  private static let long = 40

  private mutating func lines(_ cells: [Cell], column: Int, atMost count: Int) {
    guard !cells.isEmpty else { return }
    for line in wrapped(cells, columns: max(8, width - column), atMost: count) {
      canvas.addRow()
      canvas.words(line, column)
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
    canvas.addRow()
    canvas.point(at: line, column)
  }
}
