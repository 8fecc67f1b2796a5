package import KataCore

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
    let failed = tests.cases.filter { $0.outcome != .passed }
    let places = failed.flatMap { [($0.told?.file, $0.told?.line), ($0.file, $0.line)] }
    for case (let file?, let line?) in places + [(reference.crash?.file, reference.crash?.line)] {
      return FilePlace(file, line: line)
    }
    return rules.broken.first.map { FilePlace($0.file, line: $0.line) }
  }
}

extension Watch {
  /// The place where the learner goes on: the first failure, or else the file to edit.
  var place: FilePlace? { judgement?.verdict.place ?? state?.files.first.map { FilePlace($0) } }
}
