import KataRules

/// A place in a file, from the course's root.
package struct FilePlace: Sendable, Equatable {
  package var file: String
  package var line: Int
  package var column: Int

  package init(_ file: String, line: Int = 1, column: Int = 1) {
    (self.file, self.line, self.column) = (file, line, column)
  }
}

extension Verdict {
  /// The place of the first failure; nil where none has a place.
  package var place: FilePlace? {
    if let error = diagnostics.first(where: { $0.severity == .error }) {
      return FilePlace(error.file, line: error.line, column: error.column)
    }
    for test in tests.cases where test.outcome != .passed {
      if let issue = test.told, let file = issue.file, let line = issue.line {
        return FilePlace(file, line: line)
      }
      if let file = test.file, let line = test.line { return FilePlace(file, line: line) }
    }
    if let crash = reference.crash, let file = crash.file, let line = crash.line {
      return FilePlace(file, line: line)
    }
    return rules.broken.first.map { FilePlace($0.file, line: $0.line) }
  }
}

extension Watch {
  /// The place where the learner goes on: the first failure, or else the file to edit.
  var place: FilePlace? { judgement?.verdict.place ?? state?.files.first.map { FilePlace($0) } }
}
