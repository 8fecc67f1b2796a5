extension Report {
  /// A learner's file beside the reference's; one that is not there is empty.
  package static func comparison(of file: String, _ mine: String?, _ reference: String?) -> [Line] {
    let rows = [mine, reference].map { text in
      (text ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let headline = Line(
      Span("\(file)   ", .strong), Span("- yours", .bad), Span("  + reference", .good))
    return [headline] + difference(rows[0], rows[1])
  }

  /// Two texts line by line: what only the first has (-), what only the second has (+).
  private static func difference(_ mine: [String], _ reference: [String]) -> [Line] {
    let changes = reference.difference(from: mine)
    let removed = Set(changes.removals.map(\.offset))
    let added = Set(changes.insertions.map(\.offset))
    guard !changes.isEmpty else { return [Line("  the same, to the letter", .faint)] }
    var lines: [Line] = []
    var left = 0
    var right = 0
    while left < mine.count || right < reference.count {
      if removed.contains(left), left < mine.count {
        lines.append(Line("- \(mine[left])", .bad))
        left += 1
      } else if added.contains(right), right < reference.count {
        lines.append(Line("+ \(reference[right])", .good))
        right += 1
      } else {
        lines.append(Line("  \(mine[left])"))
        left += 1
        right += 1
      }
    }
    return lines
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
