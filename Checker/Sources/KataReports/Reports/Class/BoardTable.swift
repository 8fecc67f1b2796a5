package import KataCore

/// A board as rows of cells, for a terminal, for a page and in sentences.
package struct BoardTable {
  private let board: Board
  private let heads: [String]
  private let rows: [[Span]]

  package init(_ board: Board) {
    self.board = board
    heads = ["\(board.present.count) here"] + board.exercises.map(\.short) + ["at", "red", "seen"]
    rows = board.rows.map { row in
      let cells =
        [Span(Visible.text(row.entry.name))] + board.exercises.map { Self.sign(row.entry[$0]) }
        + [
          Span(Self.place(row)), Span(row.stuck.map(Self.time) ?? ""), Span(Self.time(row.idle)),
        ]
      return row.isIdle ? cells.map { Span($0.text, .faint) } : cells
    }
  }

  /// A sign as in `kata grade`, or one of two that only `kata list` has.
  private static func sign(_ cell: BoardEntry.Cell?) -> Span {
    guard let cell else { return Span("") }
    guard let state = cell.outcome.flatMap({ Grade.State(rawValue: $0.rawValue) }) else {
      return Span("…", .doubtful)
    }
    if state == .passed, cell.changed { return Span("*", .doubtful) }
    let (sign, _, style) = Report.sign(state)
    return Span(sign, style)
  }

  /// The exercise that a learner is at, and the edge that is red there.
  private static func place(_ row: Board.Row) -> String {
    guard let current = row.entry.current else { return "done" }
    let edge = row.stuck == nil ? nil : row.entry.red?.edge
    return current.short + (edge.map { " E\($0)" } ?? "")
  }

  private static func time(_ minutes: Int) -> String {
    minutes < 100 ? "\(minutes) min" : "\(minutes / 60) h"
  }

  /// The obstacles, as in "7 of 18: 03 E4 a late answer is dropped".
  private func obstacles(atMost count: Int) -> [String] {
    board.obstacles.prefix(count).map { obstacle, count in
      let test = obstacle.red.map { "\($0.edge.map { "E\($0) " } ?? "")\(Visible.text($0.test))" }
      return "\(count) of \(board.present.count): \(obstacle.id.short) "
        + (test ?? obstacle.outcome.map(Report.name) ?? "")
    }
  }
}

extension BoardTable {
  /// The lines of a terminal: as many learners as there is room for, and what the room is stuck on.
  package func lines(columns: Int, rows room: Int) -> [Line] {
    let obstacles = obstacles(atMost: max(1, room / 8))
    let footer =
      (obstacles.isEmpty ? [] : [Line("the room is stuck on", .strong)])
      + obstacles.map { Line("  \($0)") } + board.notes.map { Line($0, .doubtful) }
    let places = max(1, room - 1 - footer.count)
    let shown = rows.count <= places ? rows.count : max(1, places - 1)
    let hidden = rows.count - shown
    return
      ([line(heads.map { Span($0, .faint) }, columns)]
      + rows.prefix(shown).map { line($0, columns) }
      + (hidden > 0 ? [Line("and \(hidden) more, who are not shown", .faint)] : []) + footer)
      .map {
        Line(Array($0.spans.flatMap { Cell.row($0.text, $0.style) }.prefix(columns: columns)))
      }
  }

  /// A row in columns; where there are too many, the first exercises are left out.
  private func line(_ cells: [Span], _ columns: Int) -> Line {
    let name = min(16, max(8, rows.map { $0[0].text.columns }.max() ?? 0))
    let signs = cells.dropFirst().dropLast(3).suffix(max(0, columns - name - 25) / 3)
    let first = Line(Array(Cell.row(cells[0].text).prefix(columns: name))).text
    var line = Line(first.padded(to: name), cells[0].style)
    line.spans += signs.map { Span($0.text.aligned(to: 3), $0.style) }
    let last = cells.suffix(3).map(\.text)
    line.spans.append(
      Span(
        "  " + last[0].padded(to: 8) + last[1].aligned(to: 6) + last[2].aligned(to: 8),
        cells[0].style))
    return line
  }

  package var sentences: [Line] {
    rows.map { row in
      let last = row.suffix(3).map(\.text)
      let red = last[1].isEmpty ? "" : ", red for \(last[1])"
      return Line("\(row[0].text): \(last[0])\(red), seen \(last[2]) ago")
    } + (obstacles(atMost: 5) + board.notes).map { Line($0) }
  }

  /// The page for a projector, with the time at which it is written; it loads itself anew.
  package func page(_ time: String) -> String {
    func row(_ tag: String, _ cells: [Span]) -> String {
      "<tr>\(cells.map { "<\(tag) class=\($0.style)>\($0.text.asXML())" }.joined())"
    }
    let tables = stride(from: 0, to: rows.count, by: 18).map { first in
      let part = rows.dropFirst(first).prefix(18).map { row("td", $0) }
      return ([row("th", heads.map { Span($0) })] + part).joined(separator: "\n")
    }
    let notes = (["as of \(time)"] + board.notes.map(Visible.text)).map { $0.asXML() }
    return """
      <!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="5">
      <meta name="viewport" content="width=device-width"><title>Kata: \(heads[0])</title><style>
      :root { color-scheme: light dark; --good: #116329; --bad: #b3261e; --doubtful: #7d4e00 }
      @media (prefers-color-scheme: dark) {
        :root { --good: #7ee787; --bad: #ff8a80; --doubtful: #f2cc60 } }
      body { font: max(18px, 1.6vw)/1.3 system-ui, sans-serif; margin: .6em 1em }
      p { margin: .1em 0; font-size: 1.3em }
      main { display: flex; flex-wrap: wrap; align-items: start; gap: 1em 2em; margin: .6em 0 }
      table { border-collapse: collapse; font-variant-numeric: tabular-nums }
      td, th { padding: 0 .3em; border-bottom: 1px solid #8884; white-space: nowrap }
      .good { color: var(--good) } .bad { color: var(--bad) } .doubtful { color: var(--doubtful) }
      .faint { opacity: .6 }
      </style><div class=faint>\(notes.joined(separator: " · "))</div>
      \(obstacles(atMost: 3).map { "<p>\($0.asXML())</p>" }.joined(separator: "\n"))
      <main>\(tables.map { "<table>\($0)</table>" }.joined(separator: "\n"))</main></html>

      """
  }
}
