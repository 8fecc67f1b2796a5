import Basics

/// A value's canonical text, taken apart as far as brackets and labels go.
extension Substring {
  /// `hours: [1, 2]`, taken apart.
  var labelled: (label: Substring, value: Substring)? {
    prefixMatch(of: #/(\w+): /#).map { ($0.output.1, self[$0.range.upperBound...]) }
  }

  /// The text up to the bracket that the last character closes, and what lies between.
  var opened: (head: Substring, contents: Substring)? {
    guard let open = firstIndex(where: { "([\"".contains($0) }), self[open] != "\"",
      Brackets.end(of: self[open...]) == endIndex, let last, ")]".contains(last)
    else { return nil }
    return (self[...open], self[index(after: open)...].dropLast())
  }
}

extension Message {
  /// The method whose end it tells of, such as `save` in `saveReturned`; nil for any other message.
  var returned: Substring? {
    guard let name, name.hasSuffix("Returned") else { return nil }
    return name.dropLast("Returned".count)
  }

  /// The arguments that differ from another message's of the same name, without what is equal in them.
  func cells(
    changedFrom other: Message, _ style: Style, isMarked: Bool, ellipsis: String = "…"
  ) -> [Cell] {
    guard let name, other.name == name else { return Cell.row(label, style) }
    let parts = Self.changes(contents[...], other.contents[...], style, isMarked, ellipsis)
    guard !parts.isEmpty else { return Cell.row("\(name)(as before)", style) }
    return Cell.row("\(name)(", style) + parts + Cell.row(")", style)
  }

  /// The parts between two messages' brackets that differ.
  private static func changes(
    _ own: Substring, _ other: Substring, _ style: Style, _ isMarked: Bool, _ ellipsis: String,
    isInside: Bool = false
  ) -> [Cell] {
    let (mine, others) = (Brackets.pieces(of: own), Brackets.pieces(of: other))
    guard mine.count == others.count else { return leaf(own, other, style, isMarked) }
    let parts = zip(mine, others).map { change($0, $1, style, isMarked, ellipsis) }
    let rest = isInside && parts.contains([]) ? [Cell.row(ellipsis, style)] : []
    return joined(parts.filter { !$0.isEmpty } + rest, style)
  }

  private static func change(
    _ own: Substring, _ other: Substring, _ style: Style, _ isMarked: Bool, _ ellipsis: String
  ) -> [Cell] {
    if String(own).isSame(as: String(other)) { return [] }
    if let mine = own.labelled, let its = other.labelled, mine.label == its.label {
      return Cell.row("\(mine.label): ", style)
        + change(mine.value, its.value, style, isMarked, ellipsis)
    }
    guard let mine = own.opened, let its = other.opened, mine.head == its.head else {
      return leaf(own, other, style, isMarked)
    }
    let ends = (Cell.row(String(mine.head), style), Cell.row(String(own.suffix(1)), style))
    guard mine.head.last == "[" else {
      return ends.0
        + changes(mine.contents, its.contents, style, isMarked, ellipsis, isInside: true) + ends.1
    }
    // A list that lost, gained or moved entries is shown whole.
    let (list, its2) = (Brackets.pieces(of: mine.contents), Brackets.pieces(of: its.contents))
    let changed = zip(list, its2).map { change($0, $1, style, isMarked, ellipsis) }
    guard list.count == its2.count, changed.contains([]) else {
      return leaf(own, other, style, isMarked)
    }
    let entries = changed.enumerated().filter { !$1.isEmpty }.map { index, cells in
      Cell.row("\(index): ", style) + cells
    }
    return ends.0 + joined(entries, style) + ends.1
  }

  private static func leaf(
    _ own: Substring, _ other: Substring, _ style: Style, _ isMarked: Bool
  ) -> [Cell] {
    let cells = Cell.row(String(own), style)
    return isMarked ? cells.marked(against: Cell.row(String(other))) : cells
  }

  private static func joined(_ parts: [[Cell]], _ style: Style) -> [Cell] {
    Array(parts.joined(separator: Cell.row(", ", style)))
  }
}

/// The innermost place in which two long values differ, and what stands there.
struct ValueDifference {
  /// The place in Swift's notation: `hours[1].high`.
  private var path = ""
  /// Nil where a list ends.
  private var expected: Substring?
  private var recorded: Substring?

  init(expected: String, recorded: String) {
    (self.expected, self.recorded) = (expected[...], recorded[...])
    while descend() {}
  }

  /// The words that follow a message's name.
  var words: String {
    let (was, found) = (expected?.excerpt ?? "", recorded?.excerpt ?? "")
    let place = path.isEmpty ? "" : "\(path): "
    guard expected != nil else { return "has \(place)\(found), which wasn't expected" }
    guard recorded != nil else { return "lacks \(place)\(was)" }
    if let own = expected?.labelled?.label, let other = recorded?.labelled?.label, own != other {
      return "has the label \(other); expected \(own)\(path.isEmpty ? "" : " in \(path)")"
    }
    if was == found, let own = expected, let other = recorded, own.utf8.count < 60 {
      let numbers = [other, own].map { Visible.numbers(String($0)) }
      return "has \(place)\(numbers[0]), which looks like the expected \(numbers[1])"
    }
    guard was != found else { return "has a different \(path.isEmpty ? "value" : path)" }
    return "has \(place)\(found); expected \(was)"
  }

  /// Goes one place further inside; false where there is none.
  private mutating func descend() -> Bool {
    guard let was = expected, let found = recorded else { return false }
    if let own = was.labelled, let other = found.labelled, own.label == other.label {
      path += (path.isEmpty ? "" : ".") + own.label
      (expected, recorded) = (own.value, other.value)
      return true
    }
    guard let own = was.opened, let other = found.opened, own.head == other.head else {
      return false
    }
    let parts = [own, other].map { Brackets.pieces(of: $0.contents) }
    let same = zip(parts[0], parts[1]).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let isList = own.head.last == "["
    guard same < max(parts[0].count, parts[1].count), isList || parts[0].count == parts[1].count
    else { return false }
    (expected, recorded) = (parts[0].dropFirst(same).first, parts[1].dropFirst(same).first)
    let entry = expected ?? recorded
    if isList {
      path += "[\(same)]"
    } else if parts[0].count > 1, entry?.labelled == nil {
      path += ".\(same)"
    }
    return true
  }
}

extension Substring {
  fileprivate var excerpt: String {
    Cell.row(String(self)).excerpt(columns: 40, ellipsis: "…").text
  }
}
