package import Basics
import Host

/// One exercise as it lies in the learner's copy.
package struct Attempt {
  package let exercise: Course.Exercise
  package let expected: Expected
  package let isUntouched: Bool
  package let suite: GivenSuite
  /// The error for which the files that the learner added to the suite were left out.
  var addedError: Diagnostic?
  /// The errors in its files; empty while it compiles.
  package var diagnostics: [Diagnostic] = []
  package var buildSeconds: Double = 0

  package init(_ exercise: Course.Exercise, in workspace: Workspace) throws(Complaint) {
    try workspace.checkWhole(exercise)
    self.exercise = exercise
    expected = try workspace.expected(exercise.id)
    isUntouched = try workspace.isUntouched(exercise)
    suite = try workspace.suite(of: exercise)
    for side in exercise.tasks {
      diagnostics += try workspace.faults(in: side.own) + workspace.missing(from: side)
    }
  }

  package var id: ExerciseID { exercise.id }

  /// A side of an exercise that errors can be on, in the order in which they are told.
  package enum Side: CaseIterable {
    case sources, suite, player
  }

  /// The errors on the first side that has any, with paths from the course's root.
  package func errors(
    in diagnostics: [Diagnostic], _ workspace: Workspace
  ) -> (side: Side, diagnostics: [Diagnostic])? {
    let all = Diagnostic.groups(diagnostics)
    let folders = [exercise.layout.sources, exercise.layout.tests, exercise.layout.player]
    for (side, folder) in zip(Side.allCases, folders) {
      let own = all.filter { workspace.relative($0[0].file).hasPrefix("\(folder)/") }
      guard own.contains(where: { $0[0].severity == .error }) else { continue }
      let told = own.flatMap(\.self).filter { workspace.relative($0.file) != $0.file }
      return (side, Diagnostic.readingOrder(told).map(workspace.named))
    }
    return nil
  }
}

extension Workspace {
  /// The files to edit that are missing or empty, as errors.
  fileprivate func missing(from exercise: Course.Exercise) throws(Complaint) -> [Diagnostic] {
    // A suite's files may have any name.
    guard exercise.writes == .sources || !holdsSwift(exercise.own) else { return [] }
    let others = host.files.tree(path(exercise.own))
      .filter { $0.hasSuffix(".swift") && !exercise.edit.contains($0) }
    let reset = "kata reset \(exercise.id.number) brings the stub back, and keeps what is there"
    var faults: [Diagnostic] = []
    for path in exercise.paths {
      let text = try host.files.text(self.path(path))
      guard text?.contains(where: { !$0.isWhitespace }) != true else { continue }
      let rename = others.first.map { "; if \($0) was this one, rename it back" } ?? ""
      let message = "this file is \(text == nil ? "missing\(rename)" : "empty"); \(reset)"
      faults.append(Diagnostic(file: path, line: 1, column: 1, severity: .error, message: message))
    }
    return faults
  }

  /// The diagnostic with its path from the course's root, and with the line that it is about.
  fileprivate func named(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    let text = (try? host.files.text(diagnostic.file)) ?? nil
    let lines = text?.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd) ?? []
    if lines.indices.contains(diagnostic.line - 1) {
      diagnostic.source = String(lines[diagnostic.line - 1])
    }
    diagnostic.file = relative(diagnostic.file)
    return diagnostic
  }
}
