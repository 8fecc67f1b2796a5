extension Watch {
  /// The terminal's rows: as many as fit, none wider than it.
  package var drawing: [Line] {
    let footer = footer
    let body = body
    let room = rows - 1 - footer.count
    guard body.count > room else { return body + footer }
    let first = min(offset, lastOffset(of: body, in: room))
    let seen = body[first..<min(body.count, first + room - 1)]
    let place = "lines \(first + 1) to \(seen.endIndex) of \(body.count)"
    let more = [place + "; space and the arrows show the rest", place]
    return seen + fitted(more.filter { $0.columns < columns }.prefix(1).map { Line($0, .faint) })
      + footer
  }

  /// So far can be scrolled.
  var lastOffset: Int {
    lastOffset(of: body, in: rows - 1 - footer.count)
  }

  /// The row at which a verdict that is longer than the terminal begins: where the first failure
  /// would be out of sight otherwise.
  var firstFailure: Int {
    let room = rows - 1 - footer.count
    guard let failure = report.firstIndex(where: { $0.text.hasPrefix("  ✗ ") }) else { return 0 }
    let row = fitted(Array(report[..<failure])).count
    return row + Self.failureRows < room ? 0 : min(row, lastOffset(of: fitted(report), in: room))
  }

  /// The rows that one failure takes, mostly.
  private static let failureRows = 6

  /// So far at once.
  var pageRows: Int { max(1, rows - 2 - footer.count) }

  private func lastOffset(of body: [Line], in room: Int) -> Int {
    body.count > room ? max(0, body.count - (room - 1)) : 0
  }

  private var body: [Line] {
    switch page {
    case .text(let lines), .flow(let lines): fitted(lines)
    case .question: fitted(question)
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
