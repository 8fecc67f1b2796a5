extension Report {
  /// A learner's file beside the reference's, line by line; one that is not there is empty.
  package static func comparison(of file: String, _ mine: String?, _ reference: String?) -> [Line] {
    let texts = [mine, reference].map { ($0 ?? "").lines }
    let changes = texts[1].difference(from: texts[0])
    let removed = Set(changes.removals.map(\.offset))
    let added = Set(changes.insertions.map(\.offset))
    var lines = [
      Line(Span("\(file)   ", .strong), Span("- yours", .bad), Span("  + reference", .good))
    ]
    guard !changes.isEmpty else { return lines + [Line("  the same, to the letter", .faint)] }
    var (left, right) = (0, 0)
    while left < texts[0].count || right < texts[1].count {
      if removed.contains(left) {
        lines.append(Line("- \(texts[0][left])", .bad))
        left += 1
      } else if added.contains(right) {
        lines.append(Line("+ \(texts[1][right])", .good))
        right += 1
      } else {
        lines.append(Line("  \(texts[0][left])"))
        (left, right) = (left + 1, right + 1)
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
