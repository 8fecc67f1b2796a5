extension UnifiedDiff {
  /// The files with the change in them; every line has to be where the diff says, to the byte.
  package func applied(to files: [String: String]) throws(DiffFault) -> [String: String] {
    var changed = files
    for file in self.files {
      guard let text = files[file.name] else {
        throw DiffFault(file.line, "the reference has no file \"\(file.name)\"")
      }
      let lines = DiffLine.lines(of: text)
      let result = try file.applied(to: lines)
      guard result != lines else {
        throw DiffFault(file.line, "nothing changes in \(file.name)")
      }
      changed[file.name] = DiffLine.text(of: result)
    }
    return changed
  }
}

extension UnifiedDiff.File {
  fileprivate func applied(to lines: [DiffLine]) throws(DiffFault) -> [DiffLine] {
    var result: [DiffLine] = []
    var position = 0
    for hunk in hunks {
      guard hunk.old.lowerBound >= position else {
        throw DiffFault(hunk.line, "this hunk begins before the one above has ended")
      }
      guard hunk.old.lowerBound <= lines.count else {
        throw DiffFault(hunk.line, "the reference has \(lines.count) lines only")
      }
      result += lines[position..<hunk.old.lowerBound]
      position = hunk.old.lowerBound
      guard hunk.new.lowerBound == result.count else {
        throw DiffFault(
          hunk.line,
          "what this hunk makes begins behind line \(result.count), "
            + "not behind \(hunk.new.lowerBound)")
      }
      for edit in hunk.edits {
        if edit.kind != .add {
          try edit.check(position < lines.count ? lines[position] : nil)
          position += 1
        }
        if edit.kind != .remove { result.append(edit.line) }
      }
    }
    result += lines[position...]
    if result.dropLast().contains(where: { !$0.isEnded }) {
      throw DiffFault(hunks.last?.line ?? line, "a line without a line break is not the last one")
    }
    return result
  }
}

extension UnifiedDiff.Edit {
  /// Complains unless the text's line is the one that this edit keeps or removes.
  fileprivate func check(_ found: DiffLine?) throws(DiffFault) {
    guard let found else { throw DiffFault(number, "the reference ends before this line") }
    guard found != line else { return }
    let ending =
      found.bytes == line.bytes
      ? ", \(found.isEnded ? "with" : "without") a line break behind it" : ""
    throw DiffFault(number, "the reference says \"\(found.text)\" here\(ending)")
  }
}
