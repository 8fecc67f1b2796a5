extension Report {
  /// Two texts line by line: what only the first has (-), what only the second has (+).
  package static func difference(_ mine: [String], _ reference: [String]) -> [Line] {
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
