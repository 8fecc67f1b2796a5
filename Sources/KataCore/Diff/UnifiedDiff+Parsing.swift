extension UnifiedDiff {
  /// Reads a diff as it is written; whatever is not exactly one is refused.
  package init(_ text: String) throws(DiffFault) {
    var reader = DiffReader(text)
    note = try reader.note()
    files = []
    repeat {
      let file = try reader.file()
      guard !files.contains(where: { $0.name == file.name }) else {
        throw DiffFault(file.line, "\(file.name) has been there before")
      }
      files.append(file)
    } while !reader.isAtEnd
  }
}

/// Reads a diff line by line.
private struct DiffReader {
  private let lines: [DiffLine]
  private var position = 0

  init(_ text: String) {
    lines = DiffLine.lines(of: text)
  }

  var isAtEnd: Bool { position == lines.count }

  /// The line that comes next, counted from 1.
  private var number: Int { position + 1 }

  private var next: String? { isAtEnd ? nil : lines[position].text }

  private mutating func take() throws(DiffFault) -> DiffLine {
    guard !isAtEnd else { throw DiffFault(number, "the diff ends too early") }
    guard lines[position].isEnded else {
      throw DiffFault(number, "there is no line break behind the diff's last line")
    }
    position += 1
    return lines[position - 1]
  }

  mutating func note() throws(DiffFault) -> String { try take().text }

  mutating func file() throws(DiffFault) -> UnifiedDiff.File {
    guard !isAtEnd else { throw DiffFault(number, "the diff changes nothing") }
    let line = number
    let name = try name(behind: "--- ")
    guard try self.name(behind: "+++ ") == name else {
      throw DiffFault(number - 1, "this is not the name above, \"\(name)\"")
    }
    var hunks = [try hunk()]
    while next?.hasPrefix("@@") == true { hunks.append(try hunk()) }
    return UnifiedDiff.File(name: name, line: line, hunks: hunks)
  }

  private mutating func name(behind mark: String) throws(DiffFault) -> String {
    let line = try take().text
    guard line.hasPrefix(mark), line.count > mark.count else {
      throw DiffFault(number - 1, "\"\(mark)\" and a file's name should stand here")
    }
    return String(line.dropFirst(mark.count))
  }

  private mutating func hunk() throws(DiffFault) -> UnifiedDiff.Hunk {
    let line = number
    let header = try take().text.split(separator: " ", omittingEmptySubsequences: false)
    guard header.count == 4, header[0] == "@@", header[3] == "@@",
      let old = Self.range(header[1], "-"), let new = Self.range(header[2], "+")
    else { throw DiffFault(line, "\"@@ -1,2 +1,3 @@\" should stand here") }
    var hunk = UnifiedDiff.Hunk(line: line, old: old, new: new, edits: [])
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      let edit = try edit()
      before += edit.kind == .add ? 0 : 1
      after += edit.kind == .remove ? 0 : 1
      hunk.edits.append(edit)
    }
    guard before == old.count, after == new.count else {
      throw DiffFault(number - 1, "this line is one more than the hunk's first line says")
    }
    guard hunk.edits.contains(where: { $0.kind != .keep }) else {
      throw DiffFault(line, "this hunk changes nothing")
    }
    return hunk
  }

  private mutating func edit() throws(DiffFault) -> UnifiedDiff.Edit {
    let line = try take()
    let kinds: [UnifiedDiff.Edit.Kind] = [.keep, .remove, .add]
    guard let kind = kinds.first(where: { $0.mark == line.bytes.first }) else {
      throw DiffFault(number - 1, "a line that begins with \" \", \"-\" or \"+\" is missing here")
    }
    var edit = UnifiedDiff.Edit(
      number: number - 1, kind: kind, line: DiffLine(bytes: Array(line.bytes.dropFirst())))
    if next == DiffLine.unended {
      _ = try take()
      edit.line.isEnded = false
    }
    return edit
  }

  /// The range that "-12,7" stands for, or "-12" for a single line, or "-11,0" for none.
  private static func range(_ text: Substring, _ sign: Character) -> Range<Int>? {
    let numbers = text.dropFirst().split(separator: ",", omittingEmptySubsequences: false)
    guard text.first == sign, 1...2 ~= numbers.count,
      numbers.allSatisfy({ $0.allSatisfy { "0"..."9" ~= $0 } && $0.count < 8 }),
      let start = Int(numbers[0]), let count = numbers.count == 2 ? Int(numbers[1]) : 1
    else { return nil }
    let lower = count == 0 ? start : start - 1
    return lower < 0 ? nil : lower..<lower + count
  }
}
