extension Watch {
  /// What the terminal shows: as many rows as fit, none wider than it.
  package var drawing: [Line] {
    let footer = footer
    let body = body
    let room = rows - 1 - footer.count
    guard body.count > room else { return body + footer }
    let first = min(offset, lastOffset(of: body, in: room))
    let seen = body[first..<min(body.count, first + room - 1)]
    let more = Line(
      "lines \(first + 1) to \(seen.endIndex) of \(body.count); space and the arrows show the rest",
      .faint)
    return seen + fitted([more]).prefix(1) + footer
  }

  /// So far can be scrolled.
  var lastOffset: Int {
    lastOffset(of: body, in: rows - 1 - footer.count)
  }

  /// So far at once.
  var pageRows: Int { max(1, rows - 2 - footer.count) }

  private func lastOffset(of body: [Line], in room: Int) -> Int {
    body.count > room ? max(0, body.count - (room - 1)) : 0
  }

  private var body: [Line] {
    switch page {
    case .text(let lines): fitted(lines)
    case .question: fitted([question])
    case .verdict:
      if judgement != nil {
        fitted(report)
      } else if let refusal {
        fitted(Report.complaint(refusal))
      } else {
        fitted([Line("\(id) · \(state?.title ?? "")", .strong)])
      }
    }
  }

  private var footer: [Line] {
    let rule = String(repeating: style.signs.horizontal, count: min(columns - 1, 78))
    let lines =
      [Line(rule, .faint)] + (notice.map { [Line($0, .doubtful)] } ?? [])
      + [status, files, progressLine] + nextLine + keys
    // Of a terminal that is too low for all of it, the last rows are the ones to keep.
    return fitted(lines).suffix(max(1, rows - 4))
  }

  private func fitted(_ lines: [Line]) -> [Line] {
    lines.flatMap { style.renderer.settled($0).rows(columns: columns - 1) }
  }
}

extension Line {
  /// Broken into rows of so many columns, where words or messages can be.
  func rows(columns: Int) -> [Line] {
    guard text.columns > columns else { return [self] }
    let cells = spans.flatMap { Cell.row($0.text, $0.style) }
    return Wrapping.lines(cells, columns: columns).map { row in
      var line = Line()
      for cell in row {
        if line.spans.last?.style == cell.style {
          line.spans[line.spans.count - 1].text.append(cell.character)
        } else {
          line.spans.append(Span(String(cell.character), cell.style))
        }
      }
      return line
    }
  }
}
