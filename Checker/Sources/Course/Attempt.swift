package import Core
import Host

/// One exercise as it lies in the learner's copy.
package struct Attempt {
  package let exercise: Course.Exercise
  package let expected: Expected
  package let isUntouched: Bool
  package let suite: GivenSuite
  /// The error for which the files that the learner added to the suite were left out.
  package var addedError: Diagnostic?
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

  /// A part of an exercise that errors can be in, in the order in which they are told.
  package enum Part: CaseIterable {
    case sources, suite, player
  }

  /// The errors in the first part that has any, with paths from the course's root.
  package func errors(
    in diagnostics: [Diagnostic], _ workspace: Workspace
  ) -> (part: Part, diagnostics: [Diagnostic])? {
    let all = Diagnostic.groups(diagnostics)
    for part in Part.allCases {
      let own = all.filter { group in
        let file = workspace.relative(group[0].file)
        return file.hasPrefix("\(folder(of: part))/")
      }
      guard own.contains(where: { $0[0].severity == .error }) else { continue }
      let told = own.flatMap(\.self).filter { workspace.relative($0.file) != $0.file }
      return (part, Diagnostic.readingOrder(told).map(workspace.named))
    }
    return nil
  }

  private func folder(of part: Part) -> String {
    switch part {
    case .sources: exercise.layout.sources
    case .suite: exercise.layout.tests
    case .player: exercise.layout.player
    }
  }
}

/// The differences between the suite beside a learner's sources and the one as shipped.
package struct GivenSuite {
  /// Shipped files that were changed or removed.
  package var changed: [String] = []
  /// Files that the learner added.
  package var added: [String] = []
  /// Files that can't be built at all.
  package var faults: [Diagnostic] = []

  /// True if the suite as shipped is built in its place.
  package var isReplaced: Bool { !changed.isEmpty || !faults.isEmpty }
}

extension Workspace {
  /// Compares the suite with the one as shipped; nothing differs where the learner writes it.
  package func suite(of exercise: Course.Exercise) throws(Complaint) -> GivenSuite {
    guard exercise.writes == .sources else { return GivenSuite() }
    let shipped = shippedSuite(of: exercise)
    let tests = exercise.layout.tests
    let differences = try differences(path(tests), shipped).filter(exercise.isGiven(test:))
    return GivenSuite(
      changed: differences.filter { shipped[$0] != nil },
      added: differences.filter { shipped[$0] == nil },
      faults: faults(in: tests).filter { fault in
        exercise.isGiven(test: String(fault.file.dropFirst(tests.count + 1)))
      })
  }

  /// The files in a learner's folder that can't be built, as errors.
  fileprivate func faults(in folder: String) -> [Diagnostic] {
    let path = path(folder)
    var others: [String: String] = [:]
    for name in host.files.tree(path, of: [.link, .other]) {
      others[name] = host.files.kind("\(path)/\(name)") == .link ? "a link" : "a pipe or a device"
    }
    return SourceFolder.faults(files: host.files.tree(path), others: others).map { fault in
      Diagnostic(
        file: "\(folder)/\(fault.path)", line: 1, column: 1, severity: .error,
        message: fault.sentence)
    }
  }

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
      faults.append(
        Diagnostic(file: path, line: 1, column: 1, severity: .error, message: message))
    }
    return faults
  }

  /// The diagnostic with its path from the course's root, and with the line that it is about.
  fileprivate func named(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    let text = (try? host.files.text(diagnostic.file)) ?? nil
    let lines = text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    if lines.indices.contains(diagnostic.line - 1) {
      diagnostic.source = String(lines[diagnostic.line - 1])
    }
    diagnostic.file = relative(diagnostic.file)
    return diagnostic
  }
}
