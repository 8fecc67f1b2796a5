package import Basics

extension Report {
  /// A difference in a sentence where its two messages don't show it, then the two messages.
  package static func messages(
    of difference: FirstDifference, ending: String?, after causes: [Line] = []
  ) -> [Line] {
    let none = difference.index == 0 ? "nothing" : "nothing more"
    let recorded = message(difference.recorded, ending ?? none, beside: difference.expected)
    return (difference.isPlain ? [] : prose(difference.words)) + causes
      + labelled("expected", message(difference.expected, none, beside: difference.recorded))
      + labelled("recorded", recorded)
  }

  static func labelled(_ label: String, _ text: String) -> [Line] {
    let rows = Wrapping.lines(Cell.row(text), columns: 74)
    let lines = rows.enumerated().map { index, row in
      // A row ends in a blank where it was broken between two words.
      let row = row.last?.character == " " ? row.dropLast() : row[...]
      return Line(
        Span("      \((index == 0 ? label : "").padded(to: 11))", .faint),
        Span((index == 0 ? "" : "  ") + String(row.map(\.character))))
    }
    return rows.dropLast().allSatisfy { $0.last?.isBlank == true } ? lines.ofOneText : lines
  }

  /// In numbers where it looks like the other; of a long one, only what differs from the other.
  private static func message(
    _ message: Message?, _ none: String, beside other: Message?
  ) -> String {
    guard let message else { return none }
    if let other, message != other, message.text == other.text {
      return row(message.receiver, Visible.numbers(message.text))
    }
    guard message.text.columns > 120, let other, message.isLike(other), message.name != nil else {
      return row(message.receiver, message.text)
    }
    let cells = message.cells(changedFrom: other, .plain, isMarked: false)
    return row(message.receiver, cells.text)
  }

  static func row(_ part: String, _ text: String) -> String { part.padded(to: 10) + " " + text }
}
