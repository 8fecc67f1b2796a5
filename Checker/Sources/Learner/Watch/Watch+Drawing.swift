import Basics
import Common

extension Watch {
  /// The terminal's rows: as many as fit, none wider than it.
  var drawing: [Line] {
    let body = body
    guard body.count > room else { return body + footer }
    let first = min(offset, lastOffset)
    let seen = body[first..<min(body.count, first + pageRows)]
    let place = "lines \(first + 1) to \(seen.endIndex) of \(body.count)"
    let more = [place + "; space and the arrows show the rest", place]
    return seen + fitted(more.filter { $0.columns < columns }.prefix(1).map { Line($0, .faint) })
      + footer
  }

  private var room: Int { rows - 1 - footer.count }

  var pageRows: Int { max(1, room - 1) }

  /// The last row that the page can begin with.
  var lastOffset: Int { body.count > room ? max(0, body.count - (room - 1)) : 0 }

  /// The row at which a long verdict begins, so that its first failure is in sight.
  var firstFailure: Int {
    guard let failure = report.firstIndex(where: { $0.text.hasPrefix("  ✗ ") }) else { return 0 }
    let row = fitted(Array(report[..<failure])).count
    // Most failures take six rows.
    return row + 6 < room ? 0 : min(row, lastOffset)
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
    let rule = String(repeating: signs.horizontal, count: min(columns - 1, 78))
    let lines =
      [Line(rule, .faint)] + (notice.map { [Line($0, .doubtful)] } ?? [])
      + [status] + mistake + [files, progressLine] + questions + nextLines + keys
    // Of a terminal that is too low for all of it, the last rows are the ones to keep.
    return fitted(lines).suffix(max(1, rows - 4))
  }

  private func fitted(_ lines: [Line]) -> [Line] {
    lines.map(renderer.settled).rows(columns: columns - 1)
  }
}
