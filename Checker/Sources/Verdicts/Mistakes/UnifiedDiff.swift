import Basics

/// The difference between texts of the same names, as `git diff` writes it.
package struct UnifiedDiff: Sendable, Equatable {
  package private(set) var files: [File]

  package struct File: Sendable, Equatable {
    package var name: String
    package fileprivate(set) var hunks: [Hunk] = []
  }

  /// Neighboring changes with three lines around them.
  package struct Hunk: Sendable, Equatable {
    /// The line of the old text at which it begins, counted from 0.
    var start: Int
    /// Each begins with its mark: " " keeps the line, "-" removes it, "+" adds it.
    package var lines: [String] = []

    var old: [String] { lines.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) } }
    var new: [String] { lines.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) } }
  }
}

/// The reason why a diff or a page of mutants can't be read or applied.
package struct DiffFault: Error, Sendable, Equatable {
  package var text: String

  init(_ text: String) { self.text = text }
}

extension UnifiedDiff {
  package init(reading lines: [String]) throws(DiffFault) {
    files = []
    for line in lines where !["+++ ", "diff --git ", "index "].contains(where: line.hasPrefix) {
      let file = files.count - 1
      if line.hasPrefix("--- ") {
        files.append(File(name: String(line.dropFirst(4))))
      } else if file >= 0, let place = line.wholeMatch(of: #/@@ -([1-9]\d*)(,\d+)? \+[\d,]+ @@.*/#),
        let start = Int(place.1)
      {
        files[file].hunks.append(Hunk(start: start - 1))
      } else if file >= 0, !files[file].hunks.isEmpty, let mark = line.first, " -+".contains(mark) {
        files[file].hunks[files[file].hunks.count - 1].lines.append(line)
      } else {
        throw DiffFault("\"\(line)\" is no line of a diff")
      }
    }
    guard !files.isEmpty, !files.contains(where: \.hunks.isEmpty) else {
      throw DiffFault("a diff is missing")
    }
  }

  /// The files with the change in them; lines that stand in one place alone may have moved.
  package func applied(to texts: [String: String]) throws(DiffFault) -> [String: String] {
    var changed = texts
    for file in files {
      guard let text = texts[file.name] else {
        throw DiffFault("there is no file \"\(file.name)\" to change")
      }
      var rest = text.lines[...]
      if rest.last == "" { rest.removeLast() }
      var new: [String] = []
      for hunk in file.hunks {
        let places = rest.indices.filter { rest[$0...].starts(with: hunk.old) }
        guard places.contains(hunk.start) || places.count == 1 else {
          throw DiffFault("\(file.name) has other lines from line \(hunk.start + 1) on")
        }
        let place = places.contains(hunk.start) ? hunk.start : places[0]
        new += rest[..<place] + hunk.new
        rest = rest[(place + hunk.old.count)...]
      }
      changed[file.name] = (new + rest).map { "\($0)\n" }.joined()
    }
    return changed
  }
}

extension UnifiedDiff {
  /// The lines of both texts in order, each behind its mark.
  package static func marked(_ old: [String], _ new: [String]) -> [String] {
    let difference = new.difference(from: old)
    var lines = old.map { " \($0)" }
    for case .remove(let offset, let line, _) in difference.removals { lines[offset] = "-\(line)" }
    for case .insert(let offset, let line, _) in difference.insertions {
      var (place, kept) = (0, 0)
      while place < lines.count, kept < offset || lines[place].hasPrefix("-") {
        if !lines[place].hasPrefix("-") { kept += 1 }
        place += 1
      }
      lines.insert("+\(line)", at: place)
    }
    return lines
  }
}
