import Core
import Edits

/// The tests' run without an edit, and the outcome with each.
struct EditRun {
  var given: SuiteRun
  var outcomes: [SubjectOutcome]
}

/// Tries edits of a learner's code: all are built in at once, and each has a run of the tests.
struct EditStage {
  private let code: EditedPackage
  private let progress: ProgressHandler

  init(_ code: EditedPackage, progress: @escaping ProgressHandler) {
    (self.code, self.progress) = (code, progress)
  }

  /// Complains if there is nothing to try, or if the tests are not green before.
  func run() throws(Complaint) -> EditReport {
    var modules = try code.modules()
    let found = modules.flatMap(\.edits).count
    guard found > 0 else {
      throw complaint("There is nothing to try: no part sends, keeps or decides anything.")
    }
    progress(.short("building \(found) changes"))
    let program = try build(&modules)
    let edits = modules.flatMap(\.edits)
    progress(.short("trying \(edits.count) changes"))
    let run = try code.run(program, edits)
    let tests = run.given.tests(expected: run.given.order)
    guard !tests.cases.isEmpty else {
      throw complaint("There is no test: none of Swift Testing's ran.")
    }
    guard run.given.outcome(of: tests) == nil else {
      let red = tests.cases.first { $0.outcome != .passed }
      throw complaint("Before anything is changed, this is red: \(red?.title ?? "your suite").")
    }
    var report = EditReport(tests: tests.cases.count, dropped: found - edits.count)
    for (edit, outcome) in zip(edits, run.outcomes) {
      report.add(edit, in: code.shown(edit.file), outcome)
    }
    return report
  }

  /// The program with all edits that compile.
  private func build(_ modules: inout [EditedModule]) throws(Complaint) -> String {
    var errors: [Diagnostic] = []
    for _ in 1...Limits.editBuilds {
      let built = try code.build(modules.reduce(into: [:]) { $0.merge($1.edited) { $1 } })
      if let program = built.program { return program }
      errors = built.errors
      let dropped = modules.indices.map { modules[$0].drop(errors) }
      guard dropped.contains(true) else { break }
    }
    let first = errors.first { $0.severity == .error }
    throw complaint(
      "Your code does not compile with changes in it.",
      first.map { "\(code.shown($0.file)):\($0.line): \($0.message)" })
  }

  private func complaint(_ sentence: String, _ detail: String? = nil) -> Complaint {
    Complaint(
      sentence, details: [detail].compactMap(\.self), next: code.next, exit: .notPassed)
  }
}

extension Limits {
  /// Builds of code with edits in it, each without the edits that kept the last from compiling.
  static let editBuilds = 4
}
