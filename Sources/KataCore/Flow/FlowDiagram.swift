/// What the reference sent beside what the code under test sent, as a sequence diagram.
package struct FlowDiagram: Sendable {
  let same: [Recording.Entry]
  /// From where they part.
  let expected: [Recording.Entry]
  let recorded: [Recording.Entry]
  /// Nil when both flows are the same.
  package let parting: Parting?
  let cast: Cast
  /// How many entries of each of the three parts are drawn, at most.
  package var limit = 12
  /// How the recording broke off; nil when it came to its end.
  package var ending: String?
  /// What came of the recorded messages.
  var replies = Replies()

  private init(
    expected: [Recording.Entry], recorded: [Recording.Entry], cast: Cast, _ parting: Parting?
  ) {
    self.cast = cast
    self.parting = parting
    let common = parting?.index ?? expected.count
    same = Array(expected.prefix(common))
    self.expected = Array(expected.dropFirst(common))
    self.recorded = Array(recorded.dropFirst(common))
  }

  package init(expected: [Recording.Entry], recorded: [Recording.Entry], cast: Cast) {
    let parting = Parting(expected: expected, recorded: recorded, cast: cast)
    self.init(expected: expected, recorded: recorded, cast: cast, parting)
  }

  package init(expected: [Message], recorded: [Message], cast: Cast) {
    self.init(
      expected: expected.map(Recording.Entry.message),
      recorded: recorded.map(Recording.Entry.message), cast: cast)
  }

  init(_ flow: FailedFlow) {
    self.init(
      expected: flow.expected.map(Recording.Entry.message),
      recorded: flow.recorded.map(Recording.Entry.message), cast: flow.cast, flow.parting)
    ending = flow.ending
    replies = flow.replies
  }

  /// Who may hold what should have gone; nil where that is not what differs.
  package var leak: String? { Leak(parting, in: same + recorded, cast: cast)?.words }

  var messages: [Message] {
    (same + expected + recorded).compactMap {
      if case .message(let message) = $0 { message } else { nil }
    }
  }
}

extension FlowDiagram {
  /// The columns between two flows side by side.
  static let gutter = 4

  /// Beside one another where both fit with their labels, else one above the other.
  func picture(width: Int, signs: Signs) -> FlowPicture {
    let half = (width - Self.gutter) / 2
    if parting != nil, width >= 100, lanes(labels: 14, signs).width <= half {
      return sideBySide(lanes(within: half, signs), half, signs)
    }
    return stacked(lanes(within: width, signs), width, signs)
  }

  private func lanes(within width: Int, _ signs: Signs) -> Lanes {
    Lanes(messages, replies.all, cast, within: width, signs: signs)
  }

  private func lanes(labels limit: Int, _ signs: Signs, gap: Int = 3) -> Lanes {
    Lanes(messages, replies.all, cast, labels: limit, signs: signs, gap: gap)
  }

  private func sideBySide(_ lanes: Lanes, _ half: Int, _ signs: Signs) -> FlowPicture {
    let width = 2 * half + Self.gutter
    var top = FlowPen(lanes, cast, signs: signs, width: width)
    if !same.isEmpty {
      top.heads()
      top.draw(same: same, replies, limit: limit)
      top.space()
    }
    var rules = FlowPen(lanes, cast, signs: signs, width: width)
    rules.rule(Cell.row("here they part", .strong))
    if let parting { rules.words(signs.shown(parting.words)) }
    rules.space()
    var picture = FlowPicture()
    if !same.isEmpty { picture.add(top.finished(), column: 0, row: 0) }
    picture.add(rules.withoutLifelines(), column: 0, row: picture.rows)
    let row = picture.rows
    for (index, side) in sides.enumerated() {
      var pen = FlowPen(lanes, cast, signs: signs, width: half)
      pen.states = top.states
      pen.rule(Cell.row(side.title, side.style))
      pen.heads()
      pen.draw(side, limit: limit)
      picture.add(pen.finished(), column: index * (half + Self.gutter), row: row)
    }
    return picture
  }

  private func stacked(_ lanes: Lanes, _ width: Int, _ signs: Signs) -> FlowPicture {
    var pen = FlowPen(lanes, cast, signs: signs, width: width)
    pen.heads()
    pen.draw(same: same, replies, limit: limit)
    guard let parting else {
      pen.rule(Cell.row(agreement, .good))
      return pen.finished()
    }
    pen.rule(Cell.row("here they part", .strong))
    pen.words(signs.shown(parting.words))
    for side in sides {
      pen.rule(Cell.row(side.title, side.style))
      pen.draw(side, limit: limit)
    }
    return pen.finished()
  }

  static let nothing = "no message is expected, and none was sent"

  /// What is said where they do not part.
  var agreement: String { "the messages are as expected\(ending.map { "; \($0)" } ?? "")" }

  /// One of the two flows from where they part.
  struct Side {
    var title: String
    var style: Style
    var entries: [Recording.Entry]
    var first: Message?
    /// What is said where no message is left.
    var ending: String
    /// What the other flow has in its place.
    var other: Message?
    var replies = Replies()
  }

  var sides: [Side] {
    [
      Side(
        title: "expected", style: .good, entries: expected, first: parting?.expected,
        ending: Self.ending(expected), other: parting?.recorded),
      Side(
        title: "recorded", style: .bad, entries: recorded, first: parting?.recorded,
        ending: ending ?? Self.ending(recorded), other: parting?.expected,
        replies: replies.dropFirst(same.count)),
    ]
  }

  private static func ending(_ entries: [Recording.Entry]) -> String {
    entries.isEmpty ? "nothing more" : "nothing more in this step"
  }
}

extension FlowDiagram {
  /// For a terminal of so many columns; in ASCII alone where nothing else can be shown.
  package func lines(width: Int, unicode: Bool) -> [Line] {
    let signs = Signs(isUnicode: unicode)
    guard !messages.isEmpty else { return [Line(Self.nothing)] }
    return FlowCanvas(picture(width: max(40, width), signs: signs), signs: signs).lines
  }
}

extension FlowDiagram {
  /// The same as a picture that needs nothing else: own background, the viewer's own fonts.
  package var svg: String {
    let signs = Signs(isUnicode: true)
    let lanes = self.lanes(labels: 28, signs, gap: 6)
    let half = max(52, lanes.width)
    let picture =
      parting == nil ? stacked(lanes, half, signs) : sideBySide(lanes, half, signs)
    return FlowVector(picture, title: title).text
  }

  private var title: String {
    guard let parting else { return "Expected and recorded messages are the same" }
    return "Expected and recorded messages: \(Visible.text(parting.words))"
  }
}
