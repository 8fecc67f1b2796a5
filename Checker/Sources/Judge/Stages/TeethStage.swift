import Build
package import Core
import Course
import Host

/// Runs the tests that a learner has added to a suite against the exercise's known mistakes.
package struct TeethStage {
  let exercise: Course.Exercise
  let builder: Builder
  var sandbox: ProcessSandbox
  let progress: ProgressHandler
  /// The given tests, which have no turn.
  var given: [String] = []

  private var workspace: Workspace { sandbox.workspace }

  /// Complains if there are no own tests, or if they are not green on the reference.
  package mutating func run() throws(Complaint) -> Teeth {
    defer { try? sandbox.clean() }
    let next = "kata check \(exercise.id.number)"
    let reference = try workspace.host.files.texts(in: workspace.path(exercise.layout.reference))
    let binary: String
    switch try builder.build(plan(reference)) {
    case .built(let built): binary = built.binary
    case .failed(let diagnostics, _):
      let error = diagnostics.first { $0.severity == .error }
      let own = try workspace.sources(of: exercise)
      let isAlone = if case .built = try builder.build(plan(own)) { false } else { true }
      throw Complaint(
        isAlone
          ? "Your tests do not compile."
          : "Your tests compile with your Sources, but not with the reference: use only what the "
            + "scene declares, and the names in the task.",
        details: error.map { ["\(workspace.relative($0.file)):\($0.line): \($0.message)"] } ?? [],
        next: next, exit: .notPassed)
    }
    let start = workspace.host.clock()
    let suite = try run(binary)
    let seconds = workspace.host.clock() - start
    let names = try workspace.expected(exercise.id).tests.map(\.name)
    let own = suite.run.tests(expected: names).added
    guard !own.isEmpty else {
      throw Complaint(
        "You have added no test of your own.",
        next: "write one into a new file in \(exercise.layout.tests)", exit: .notPassed)
    }
    if let red = own.first(where: { $0.outcome != .passed }) {
      throw Complaint(
        "\"\(red.title)\" does not pass on the reference: it asks for something else than the "
          + "README.", next: "kata show \(exercise.id.number)", exit: .notPassed)
    }
    given = suite.run.identifiers(of: Set(names))
    sandbox.limit = min(sandbox.limit, Limits.wrongSubjectSeconds(given: seconds))
    var teeth = Teeth(id: exercise.id, tests: own.map(\.title))
    let mutants = try Mutants(of: exercise, in: workspace).all.filter { $0.mutant.rule == nil }
    for (number, (mutant, texts)) in mutants.enumerated() {
      progress(.short("trying mistake \(number + 1) of \(mutants.count)"))
      guard case .built(let built) = try builder.build(plan(texts)) else { continue }
      let cases = try run(built.binary).run.tests(expected: names).added
      teeth.mistakes.append(
        Teeth.Mistake(
          edge: mutant.edge, sentence: mutant.sentence,
          noticedBy: cases.filter { $0.outcome != .passed }.map(\.title)))
    }
    return teeth
  }

  /// The build of the suite with these sources.
  private func plan(_ texts: [String: String]) -> BuildRequest {
    BuildRequest(exercises: [exercise.id], texts: [exercise.id: texts])
  }

  private func run(_ binary: String) throws(Complaint) -> SuiteResult {
    try SuiteStage(sandbox: sandbox).run(exercise.id, binary, skipping: given)
  }
}

extension TeethStage {
  package init(_ exercise: Course.Exercise, in session: CheckSession) {
    self.init(
      exercise: exercise, builder: session.builder, sandbox: session.sandbox,
      progress: session.progress)
  }
}
