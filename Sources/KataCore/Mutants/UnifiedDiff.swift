/// The difference between texts of the same names, as `diff -u` writes it.
package struct UnifiedDiff: Sendable, Equatable {
  package private(set) var files: [File]

  /// The changes of one file.
  package struct File: Sendable, Equatable {
    package var name: String
    var hunks: [Hunk]
  }

  /// Neighbouring changes with three lines around them.
  struct Hunk: Sendable, Equatable {
    /// The line of the old text at which it begins, counted from 0.
    var start: Int
    /// Each begins with its mark: " " keeps the line, "-" removes it, "+" adds it.
    var lines: [String]

    var old: [String] { lines.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) } }
    var new: [String] { lines.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) } }
  }

  /// The diff as it is written.
  package var text: String {
    var lines: [String] = []
    for file in files {
      lines += ["--- \(file.name)", "+++ \(file.name)"]
      var shift = 0
      for hunk in file.hunks {
        let (old, new) = (hunk.old.count, hunk.new.count)
        lines.append(
          "@@ -\(Self.place(hunk.start, old)) +\(Self.place(hunk.start + shift, new)) @@")
        lines += hunk.lines
        shift += new - old
      }
    }
    return lines.map { "\($0)\n" }.joined()
  }

  private static func place(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(start + 1),\(count)"
  }

  /// The lines of a text, which ends with a line break.
  fileprivate static func lines(of text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.last == "" ? lines.dropLast() : lines
  }
}

/// Why a diff or a page of mutants can't be read or applied, and in which line of it.
package struct DiffFault: Error, Sendable, Equatable {
  /// Counted from 1.
  package var line: Int
  package var text: String

  init(_ line: Int, _ text: String) {
    self.line = line
    self.text = text
  }
}

// MARK: - Making

extension UnifiedDiff {
  /// The smallest difference; files that are equal, or in one of the two alone, are left out.
  package init(from old: [String: String], to new: [String: String]) {
    files = old.keys.sorted().compactMap { name in
      guard let before = old[name], let after = new[name], before != after else { return nil }
      let lines = Self.marked(Self.lines(of: before), Self.lines(of: after))
      return File(name: name, hunks: Self.hunks(lines))
    }
  }

  /// All lines of both texts with their marks.
  static func marked(_ old: [String], _ new: [String]) -> [String] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [String] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        lines.append("-" + old[before])
        before += 1
      } else if added.contains(after) {
        lines.append("+" + new[after])
        after += 1
      } else {
        lines.append(" " + old[before])
        before += 1
        after += 1
      }
    }
    return lines
  }

  /// Changes whose surroundings touch each other share a hunk.
  private static func hunks(_ lines: [String]) -> [Hunk] {
    let context = 3
    var ranges: [Range<Int>] = []
    for index in lines.indices where !lines[index].hasPrefix(" ") {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { range in
      let before = lines[..<range.lowerBound].count { !$0.hasPrefix("+") }
      return Hunk(start: before, lines: Array(lines[range]))
    }
  }
}

// MARK: - Reading

extension UnifiedDiff {
  /// Reads what `text` writes, and refuses everything else.
  init(reading lines: [String]) throws(DiffFault) {
    files = []
    var number = 0
    func fault(_ text: String) -> DiffFault { DiffFault(number + 1, text) }
    repeat {
      guard number + 1 < lines.count, lines[number].hasPrefix("--- "),
        lines[number + 1] == "+++ " + lines[number].dropFirst(4)
      else { throw fault("\"--- A.swift\" and \"+++ A.swift\" should stand here") }
      let name = String(lines[number].dropFirst(4))
      number += 2
      var hunks: [Hunk] = []
      while number < lines.count, let place = Self.place(lines[number]) {
        let first = number
        var hunk = Hunk(start: place.start, lines: [])
        number += 1
        while hunk.old.count < place.old || hunk.new.count < place.new {
          guard number < lines.count, let mark = lines[number].first, " -+".contains(mark) else {
            throw fault("a line that begins with \" \", \"-\" or \"+\" is missing here")
          }
          hunk.lines.append(lines[number])
          number += 1
        }
        guard hunk.old.count == place.old, hunk.new.count == place.new else {
          throw DiffFault(first + 1, "this hunk has more lines than it says")
        }
        hunks.append(hunk)
      }
      guard !hunks.isEmpty else { throw fault("\"@@ -1,2 +1,3 @@\" should stand here") }
      files.append(File(name: name, hunks: hunks))
    } while number < lines.count
  }

  /// What a hunk's first line says: `@@ -12,7 +12,8 @@`.
  private static func place(_ line: String) -> (start: Int, old: Int, new: Int)? {
    guard let match = line.wholeMatch(of: #/@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/#),
      let start = Int(match.1), let old = Int(match.2 ?? "1"), let new = Int(match.3 ?? "1"),
      start > 0
    else { return nil }
    return (start - 1, old, new)
  }
}

// MARK: - Applying

extension UnifiedDiff {
  /// The files with the change in them; every line has to be where the diff says.
  package func applied(to texts: [String: String]) throws(DiffFault) -> [String: String] {
    var changed = texts
    var number = 1
    for file in files {
      guard let text = texts[file.name] else {
        throw DiffFault(number, "there is no file \"\(file.name)\" to change")
      }
      number += 2
      let old = Self.lines(of: text)
      var new: [String] = []
      var position = 0
      for hunk in file.hunks {
        try Self.check(hunk, at: number, old, from: position)
        new += old[position..<hunk.start] + hunk.new
        position = hunk.start + hunk.old.count
        number += 1 + hunk.lines.count
      }
      changed[file.name] = (new + old[position...]).map { "\($0)\n" }.joined()
    }
    return changed
  }

  /// Complains of the first line of the hunk that the text does not have in that place.
  private static func check(
    _ hunk: Hunk, at number: Int, _ text: [String], from position: Int
  ) throws(DiffFault) {
    guard hunk.start >= position else {
      throw DiffFault(number, "this hunk begins before the one above has ended")
    }
    var place = hunk.start
    for (index, line) in hunk.lines.enumerated() where !line.hasPrefix("+") {
      guard place < text.count else {
        throw DiffFault(number + 1 + index, "the file has \(text.count) lines only")
      }
      guard text[place] == line.dropFirst() else {
        throw DiffFault(number + 1 + index, "the file says \"\(text[place])\" here")
      }
      place += 1
    }
  }
}
