extension UnifiedDiff {
  /// The smallest difference between files of the same names; those that are equal are left out.
  package init(note: String, from old: [String: String], to new: [String: String]) {
    self.note = note
    files = old.keys.sorted().compactMap { name in
      let lines = (DiffLine.lines(of: old[name] ?? ""), DiffLine.lines(of: new[name] ?? ""))
      guard new[name] != nil, lines.0 != lines.1 else { return nil }
      return File(name: name, line: 0, hunks: Self.hunks(Self.edits(lines.0, lines.1)))
    }
    self = numbered
  }

  /// How many unchanged lines are shown before and behind a change.
  private static let context = 3

  private static func edits(_ old: [DiffLine], _ new: [DiffLine]) -> [Edit] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var edits: [Edit] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        edits.append(Edit(kind: .remove, line: old[before]))
        before += 1
      } else if added.contains(after) {
        edits.append(Edit(kind: .add, line: new[after]))
        after += 1
      } else {
        edits.append(Edit(kind: .keep, line: old[before]))
        before += 1
        after += 1
      }
    }
    return edits
  }

  /// Changes whose surroundings touch each other share a hunk.
  private static func hunks(_ edits: [Edit]) -> [Hunk] {
    var ranges: [Range<Int>] = []
    for index in edits.indices where edits[index].kind != .keep {
      let range = max(0, index - context)..<min(edits.count, index + context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { range in
      let part = Array(edits[range])
      return Hunk(
        line: 0, old: place(edits[..<range.lowerBound], part, without: .add),
        new: place(edits[..<range.lowerBound], part, without: .remove), edits: part)
    }
  }

  private static func place(
    _ before: ArraySlice<Edit>, _ part: [Edit], without kind: Edit.Kind
  ) -> Range<Int> {
    let start = before.count { $0.kind != kind }
    return start..<start + part.count { $0.kind != kind }
  }

  /// The same diff, in which everything knows its line.
  private var numbered: UnifiedDiff {
    var diff = self
    var line = 2
    for file in diff.files.indices {
      diff.files[file].line = line
      line += 2
      for hunk in diff.files[file].hunks.indices {
        diff.files[file].hunks[hunk].line = line
        line += 1
        for edit in diff.files[file].hunks[hunk].edits.indices {
          diff.files[file].hunks[hunk].edits[edit].number = line
          line += diff.files[file].hunks[hunk].edits[edit].line.isEnded ? 1 : 2
        }
      }
    }
    return diff
  }
}
