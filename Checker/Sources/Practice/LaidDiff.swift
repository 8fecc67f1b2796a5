import Basics
import Common
import Foundation

extension UnifiedDiff {
  /// The texts with its changes in them, if the lines that they are about stand there once, whatever
  /// their indentation and all other lines are; else nil.
  func laid(into texts: [String: String]) -> [String: String]? {
    var changed = texts
    for file in files {
      guard var lines = texts[file.name]?.lines else { return nil }
      for change in file.hunks.flatMap(\.changes) {
        guard let place = change.place(in: lines) else { return nil }
        let shift = change.shift(at: place, in: lines)
        lines.replaceSubrange(
          place..<(place + change.old.count), with: change.new.map { $0.indented(by: shift) })
      }
      changed[file.name] = lines.joined(separator: "\n")
    }
    return changed
  }
}

extension UnifiedDiff.Hunk {
  /// Lines that replace others, and what stands around them.
  fileprivate struct Change {
    var before: [String] = []
    var old: [String] = []
    var new: [String] = []
    var after: [String] = []
  }

  fileprivate var changes: [Change] {
    var changes = [Change()]
    for line in lines {
      let (mark, text) = (line.first, String(line.dropFirst()))
      if mark != " ", !changes[changes.count - 1].after.isEmpty {
        changes.append(Change(before: changes[changes.count - 1].after))
      }
      let last = changes.count - 1
      switch mark {
      case "-": changes[last].old.append(text)
      case "+": changes[last].new.append(text)
      case _ where changes[last].old.isEmpty && changes[last].new.isEmpty:
        changes[last].before.append(text)
      default: changes[last].after.append(text)
      }
    }
    return changes
  }
}

extension UnifiedDiff.Hunk.Change {
  /// The one place of the old lines, by as many of their neighbors as it takes.
  fileprivate func place(in lines: [String]) -> Int? {
    let plain = lines.map(\.trimmed)
    let neighbors =
      old.isEmpty
      ? [(1, 1), (2, 2), (3, 3), (1, 0), (0, 1)]
      : [(0, 0), (1, 0), (0, 1), (1, 1), (2, 2), (3, 3)]
    for (above, below) in neighbors {
      let pattern = (before.suffix(above) + old + after.prefix(below)).map(\.trimmed)
      let places = plain.indices.filter { plain[$0...].starts(with: pattern) }
      if places.count == 1 { return places[0] + before.suffix(above).count }
    }
    return nil
  }

  /// The blanks by which its new lines are indented less here than there: as for a neighbor that is
  /// indented as they are, if there is one.
  fileprivate func shift(at place: Int, in lines: [String]) -> Int {
    let above = zip(before.suffix(1), lines[..<place].suffix(1))
    let below = zip(old + after, lines[place...])
    let pairs = (Array(above) + Array(below)).filter { theirs, own in
      !theirs.trimmed.isEmpty && theirs.trimmed == own.trimmed
    }
    let pair = pairs.first { $0.0.margin == new.first?.margin } ?? pairs.first
    return pair.map { $1.margin - $0.margin } ?? 0
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }

  fileprivate var margin: Int { prefix { $0 == " " }.count }

  fileprivate func indented(by count: Int) -> String {
    guard !isEmpty, count > 0 else { return String(dropFirst(max(0, min(-count, margin)))) }
    return String(repeating: " ", count: count) + self
  }
}
