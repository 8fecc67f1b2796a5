import Basics

/// A character on its way to a terminal or into a picture.
struct Cell: Sendable, Equatable {
  var character: Character
  var style: Style = .plain
  /// True if two texts differ here.
  var isMarked = false
  /// True between quotation marks; these themselves are outside.
  var isQuoted = false
}

extension Cell {
  static func row(_ text: String, _ style: Style = .plain) -> [Cell] {
    var isQuoted = false
    var isEscaped = false
    return text.map { character in
      let isQuote = character == "\"" && !isEscaped
      isEscaped = character == "\\" && !isEscaped
      if isQuote { isQuoted.toggle() }
      return Cell(character: character, style: style, isQuoted: isQuoted && !isQuote)
    }
  }
}

extension Cell {
  var isBlank: Bool { character == " " }

  fileprivate var isLetter: Bool { character.isLetter || character.isNumber }
}

extension [Cell] {
  var columns: Int { reduce(0) { $0 + $1.character.columns } }
  var text: String { String(map(\.character)) }

  var runs: [[Cell]] {
    reduce(into: []) { runs, cell in
      if runs.last?.last?.style != cell.style { runs.append([]) }
      runs[runs.count - 1].append(cell)
    }
  }

  func prefix(columns limit: Int) -> ArraySlice<Cell> {
    var used = 0
    return prefix {
      used += $0.character.columns
      return used <= limit
    }
  }

  func suffix(columns limit: Int) -> ArraySlice<Cell> {
    suffix(Array(reversed()).prefix(columns: limit).count)
  }

  /// Marks what differs from another text, at least one cell of it.
  func marked(against other: [Cell]) -> [Cell] {
    guard !isEmpty else { return self }
    let same = { (left: Cell, right: Cell) in
      String(left.character).isSame(as: String(right.character))
    }
    let front = Swift.min(zip(self, other).prefix(while: same).count, count - 1)
    let back = Swift.min(
      zip(reversed(), other.reversed()).prefix(while: same).count, count - front - 1,
      Swift.max(0, other.count - front))
    var cells = self
    for index in whole(front..<count - back) { cells[index].isMarked = true }
    return cells
  }

  /// A range that cuts no word in two.
  private func whole(_ range: Range<Int>) -> Range<Int> {
    var (from, to) = (range.lowerBound, range.upperBound)
    while from > 0, self[from].isLetter, self[from - 1].isLetter { from -= 1 }
    while to < count, self[to].isLetter, self[to - 1].isLetter { to += 1 }
    return from..<to
  }

  /// Cut in the middle to fit, never where something is marked first, and between words if it can be.
  func excerpt(columns limit: Int, ellipsis: String) -> [Cell] {
    guard columns > limit else { return self }
    let gap = Cell.row(ellipsis, .faint)
    guard let mark = firstIndex(where: \.isMarked) else {
      let tail = limit / 3
      let head = wordEnd(prefix(columns: limit - tail - gap.columns).count, from: 0)
      return self[..<head] + gap
        + self[wordStart(count - suffix(columns: tail).count, to: count)...]
    }
    let share = Swift.max(1, (limit - 2 * gap.columns) / 4)
    let from = wordStart(mark - Array(self[..<mark]).suffix(columns: share).count, to: mark)
    let to = wordEnd(
      mark + Swift.max(1, Array(self[mark...]).prefix(columns: share).count), from: mark)
    let head = wordEnd(prefix(columns: share).count, from: 0)
    let tail = wordStart(count - suffix(columns: share).count, to: count)
    let first = head >= from ? Array(self[..<to]) : self[..<head] + gap + self[from..<to]
    return to >= tail ? first + self[to...] : first + gap + self[tail...]
  }

  /// Back to the end of a word, unless that takes too much of what begins at the start.
  private func wordEnd(_ end: Int, from start: Int) -> Int {
    let blank = (start...end).last { $0 >= count || " ,".contains(self[$0].character) }
    return blank.flatMap { 3 * ($0 - start) > end - start ? $0 : nil } ?? end
  }

  /// On to the start of a word, in the same way.
  private func wordStart(_ start: Int, to end: Int) -> Int {
    let blank = (start..<end).first { $0 == 0 || self[$0 - 1].isBlank }
    return blank.flatMap { 3 * (end - $0) > end - start ? $0 : nil } ?? start
  }
}

extension Line {
  init(_ cells: [Cell]) {
    self.init()
    spans = cells.runs.map { Span($0.text, $0[0].style) }
  }
}
