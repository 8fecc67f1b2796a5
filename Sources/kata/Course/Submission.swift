import Foundation
import KataCore

/// One exercise as the learner left it.
struct Submission {
  let exercise: Course.Exercise
  var expected: Expected
  let isUntouched: Bool
  let suite: GivenSuite
  /// What the compiler said about it; empty while it compiles.
  var diagnostics: [Diagnostic] = []
  var buildSeconds: Double = 0

  init(_ exercise: Course.Exercise, in workspace: Workspace) throws(Complaint) {
    try workspace.checkWhole(exercise)
    self.exercise = exercise
    expected = try workspace.expected(exercise.id)
    isUntouched = try workspace.isUntouched(exercise)
    if isUntouched { expected.stated = try workspace.readable(exercise) }
    suite = try workspace.suite(of: exercise)
    diagnostics = workspace.faults(in: exercise.own)
  }

  var id: ExerciseID { exercise.id }

  /// The part of an exercise that the compiler complains about.
  enum Part: CaseIterable {
    case sources, suite, player
  }

  /// The errors in the first part that has any, with paths from the course's root.
  func errors(
    in diagnostics: [Diagnostic], _ workspace: Workspace
  ) -> (part: Part, diagnostics: [Diagnostic])? {
    let all = Diagnostic.groups(diagnostics)
    for part in Part.allCases {
      let own = all.filter { group in
        let file = workspace.relative(group[0].file)
        return folders(of: part).contains { file.hasPrefix("\($0)/") }
      }
      guard own.contains(where: { $0[0].severity == .error }) else { continue }
      let told = own.flatMap(\.self).filter { workspace.relative($0.file) != $0.file }
      let named = Diagnostic.readingOrder(told).map(workspace.named)
      let given = part == .sources ? [:] : workspace.texts(layout.start, as: layout.sources)
      return (
        part, workspace.placed(named, among: [layout.sources] + exercise.sceneParts, given: given)
      )
    }
    return nil
  }

  private var layout: ExerciseLayout { exercise.layout }

  private func folders(of part: Part) -> [String] {
    switch part {
    case .sources: [layout.sources]
    case .suite: [layout.tests, layout.shippedTests]
    case .player: [layout.player]
    }
  }
}

/// How the suite beside a learner's sources differs from the one as shipped.
struct GivenSuite {
  /// Shipped files that were changed or taken away.
  var changed: [String] = []
  /// Files that the learner added.
  var added: [String] = []

  /// What keeps it from being built as it is.
  var faults: [Diagnostic] = []

  /// Whether the one as shipped is built in its place.
  var isReplaced: Bool { !changed.isEmpty || !faults.isEmpty }
  var hasAdditions: Bool { !added.isEmpty }
}

extension Workspace {
  /// Whether what the learner edits is as it was shipped: then it is not started, whatever was
  /// checked before, and no verdict on it is remembered.
  func isUntouched(_ exercise: Course.Exercise) throws(Complaint) -> Bool {
    try differences(path(exercise.own), path(exercise.layout.start)).isEmpty
  }

  /// What a learner reads before beginning: the task, and the suite.
  func readable(_ exercise: Course.Exercise) throws(Complaint) -> String {
    let layout = exercise.layout
    var text = try host.files.text(path(layout.readme)) ?? ""
    for name in host.files.tree(path(layout.shippedTests)) {
      text += try host.files.text("\(path(layout.shippedTests))/\(name)") ?? ""
    }
    return text
  }

  /// Nothing differs where the suite is the learner's own.
  func suite(of exercise: Course.Exercise) throws(Complaint) -> GivenSuite {
    guard exercise.writes == .sources else { return GivenSuite() }
    let shipped = path(exercise.layout.shippedTests)
    let differences = try differences(path(exercise.layout.tests), shipped)
    let names = Set(host.files.tree(shipped))
    return GivenSuite(
      changed: differences.filter(names.contains),
      added: differences.filter { !names.contains($0) },
      faults: faults(in: exercise.layout.tests))
  }

  /// What lies in a folder of the learner's and can't be built, told as the compiler tells errors.
  fileprivate func faults(in folder: String) -> [Diagnostic] {
    let path = path(folder)
    var others: [String: String] = [:]
    for name in host.files.tree(path, of: [.link, .other]) {
      others[name] = host.files.kind("\(path)/\(name)") == .link ? "a link" : "a pipe or a device"
    }
    return SourceFolder(files: host.files.tree(path), others: others).faults.map { fault in
      Diagnostic(
        file: "\(folder)/\(fault.path)", line: 1, column: 1, severity: .error,
        message: fault.sentence)
    }
  }

  /// With its file as it is written from the course's root, and the line that it is about.
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

  /// With what the compiler does not say of them: where things are declared that it knows from their
  /// modules, and what took code away from the main actor.
  fileprivate func placed(
    _ diagnostics: [Diagnostic], among folders: [String], given: [String: String]
  ) -> [Diagnostic] {
    let texts = folders.map { self.texts($0, as: $0) }
    return Diagnostic.placed(
      diagnostics, in: texts.reduce([:]) { $0.merging($1) { first, _ in first } }, given: given)
  }

  /// A folder's Swift files, by the paths that they would have in another.
  fileprivate func texts(_ folder: String, as other: String) -> [String: String] {
    var texts: [String: String] = [:]
    for name in host.files.tree(path(folder)) where name.hasSuffix(".swift") {
      texts["\(other)/\(name)"] = (try? host.files.text(path("\(folder)/\(name)"))) ?? nil
    }
    return texts
  }

  /// Files that only one of two folders has, or that differ; paths are relative.
  func differences(_ left: String, _ right: String) throws(Complaint) -> [String] {
    var names: [String] = []
    for name in Set(host.files.tree(left)).union(host.files.tree(right)).sorted()
    where try host.files.read("\(left)/\(name)") != host.files.read("\(right)/\(name)") {
      names.append(name)
    }
    return names
  }
}
