import Basics
import Common
import PlayWire

extension Game {
  /// The terminal's rows: on the left the screen, on the right the messages.
  var drawing: [Line] {
    let room = max(4, rows - 1 - footer.count)
    let left = seen(screenLines, rows: room)
    let right = Array(messageLines(columns: columns - leftColumns - 4).suffix(room))
    let bar = Span(renderer.unicode ? " │ " : " | ", .faint)
    let body = (0..<room).map { row in
      var line = padded(row < left.count ? left[row] : .empty)
      line.spans.append(bar)
      line.spans += row < right.count ? right[row].spans : []
      return line
    }
    return body + footer
  }

  private var leftColumns: Int { max(22, min(38, columns * 2 / 5)) }

  private func padded(_ line: Line) -> Line {
    var line = renderer.settled(line)
    line.spans.append(Span(String(repeating: " ", count: max(0, leftColumns - line.text.columns))))
    return line
  }

  private func fitted(_ line: Line) -> [Line] { renderer.settled(line).rows(columns: leftColumns) }

  // MARK: The screen

  /// As many rows as there is room for; the control that has the keys is among them.
  private func seen(_ lines: [Line], rows: Int) -> [Line] {
    let focus = lines.firstIndex { $0.text.hasPrefix(mark(true)) } ?? 0
    let first = min(max(0, focus - rows / 2), max(0, lines.count - rows))
    return Array(lines.dropFirst(first).prefix(rows))
  }

  private var screenLines: [Line] {
    guard let screen else { return [Line("…", .faint)] }
    let title = [Line(" \(screen.title)", .strong), .empty]
    if let alert = screen.alert {
      return title + fitted(Line("  \(alert.title)", .doubtful))
        + fitted(Line("  \(alert.message)"))
        + [.empty, Line(Span(mark(true)), Span("OK", .strong))]
    }
    return title
      + screen.controls.indices.flatMap { place in
        lines(of: screen.controls[place], isFocused: place == focus)
      }
  }

  private func mark(_ isFocused: Bool) -> String {
    isFocused ? (renderer.unicode ? "▸ " : "> ") : "  "
  }

  private func lines(of control: PlayScreen.Control, isFocused: Bool) -> [Line] {
    let mark = mark(isFocused)
    switch control.kind {
    case .text:
      let text = [control.label, control.value].filter { !$0.isEmpty }.joined(separator: "  ")
      return text.isEmpty ? [] : fitted(Line("  \(text)", .faint))
    case .field, .secret:
      let value =
        control.kind == .secret ? String(repeating: "*", count: control.value.count) : control.value
      let room = leftColumns - 4
      var shown = renderer.settled(Line(value)).text
      while shown.columns > room - 1 { shown.removeFirst() }
      let fill = String(repeating: "_", count: max(0, room - shown.columns))
      return [
        Line("  \(control.label)", .faint),
        Line(Span(mark), Span(shown, isFocused ? .strong : .plain), Span(fill, .faint)),
      ]
    case .toggle:
      return fitted(
        Line("\(mark)[\(control.isOn ? "x" : " ")] \(control.label)", isFocused ? .strong : .plain))
    case .button:
      let style: Style = !control.isOn ? .faint : isFocused ? .strong : .plain
      return fitted(Line("\(mark)[ \(control.label) ]\(control.isOn ? "" : " off")", style))
    }
  }

  // MARK: The messages

  private func messageLines(columns: Int) -> [Line] {
    // Each takes at least two rows.
    passed.suffix(rows).flatMap { message -> [Line] in
      let text = excerpt(of: message.text, columns: max(10, columns))
      guard let head = head(of: message) else {
        return Line("printed: \(message.text)", .faint).rows(columns: max(10, columns))
      }
      return [head] + text
    }
  }

  private func excerpt(of text: String, columns: Int) -> [Line] {
    let rows = renderer.settled(Line("  \(text)")).rows(columns: columns)
    guard rows.count > Self.rowsOfAMessage else { return rows }
    return rows.prefix(Self.rowsOfAMessage - 1) + [Line(renderer.unicode ? "  …" : "  ...", .faint)]
  }

  private static let rowsOfAMessage = 4

  private func head(of message: Passed) -> Line? {
    guard let from = message.from, let to = message.to else { return nil }
    let arrow = renderer.unicode ? " ─► " : " -> "
    return Line(span(from), Span(arrow, .faint), span(to))
  }

  /// A part's name; a star and another look tell the learner's.
  private func span(_ part: PlayPart) -> Span {
    scene.exercise(of: part.name).map(own.contains) == true
      ? Span("\(part.name)*", .good) : Span(part.name, .plain)
  }

  // MARK: Below both

  private var footer: [Line] {
    let rule = String(repeating: renderer.unicode ? "─" : "-", count: max(0, columns - 1))
    let keys = "Tab: next  Enter: press  Esc: back  Control-C: leave"
    let whose = owners.map { Line($0, .faint) }
    let lines =
      [Line(rule, .faint)]
      + (whose + [Line(keys, .faint)]).flatMap {
        renderer.settled($0).rows(columns: columns - 1)
      }
    // Of a terminal that is too low for all of it, the last rows are the ones to keep.
    return Array(lines.suffix(max(1, rows - 5)))
  }

  /// Whose each part is: the parts' names or, where these would fill the screen, their exercises.
  var owners: [String] {
    let all = scene.parts.count
    let names = { (parts: [PlayScene.Part]) in
      if parts.count <= Self.namedParts {
        parts.map { "\($0.name) \($0.exercise.short)" }.joined(separator: ", ")
      } else if parts.count == all {
        "all \(all) parts"
      } else {
        Set(parts.map(\.exercise.short)).sorted().joined(separator: ", ")
      }
    }
    let own = scene.parts.filter { self.own.contains($0.exercise) }
    let others = scene.parts.filter { !self.own.contains($0.exercise) }
    let count = all > Self.namedParts && !others.isEmpty ? ", \(own.count) of \(all) parts" : ""
    return (own.isEmpty ? [] : ["* yours\(count): \(names(own))"])
      + (others.isEmpty ? [] : ["the reference's: \(names(others))"])
  }

  /// As many parts as a scene has at most.
  private static let namedParts = 10
}
