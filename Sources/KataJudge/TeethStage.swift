import KataBuild
package import KataCore
import KataCourse
import KataHost

/// Runs the tests that a learner has added to a suite against the exercise's known mistakes.
package struct TeethStage {
  private let session: CheckSession
  private let exercise: Course.Exercise
  private let builder: Builder
  private let sandbox: ProcessSandbox

  package init(_ exercise: Course.Exercise, in session: CheckSession) {
    (self.session, self.exercise) = (session, exercise)
    builder = Builder(workspace: session.workspace, toolchain: session.toolchain)
    sandbox = ProcessSandbox(
      workspace: session.workspace, toolchain: session.toolchain,
      limit: Double(Limits.suiteSeconds))
  }

  private var workspace: Workspace { session.workspace }

  /// Complains if there are no own tests, or if they are not green on the reference.
  package func run() throws(Complaint) -> Teeth {
    defer { try? sandbox.clean() }
    let next = "kata check \(exercise.id.number)"
    let reference = try workspace.host.files.texts(in: workspace.path(exercise.layout.reference))
    guard let own = try ownTests(on: reference) else {
      throw Complaint(
        "Your tests do not compile with another right solution than yours: use what the scene "
          + "declares, and nothing of your Sources.", next: next, exit: .notPassed)
    }
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
    var teeth = Teeth(id: exercise.id, tests: own.map(\.title))
    let mutants = try Mutants(of: exercise, in: workspace).all.filter { $0.mutant.rule == nil }
    for (number, (mutant, texts)) in mutants.enumerated() {
      session.progress(.short("trying mistake \(number + 1) of \(mutants.count)"))
      guard let cases = try ownTests(on: texts) else { continue }
      teeth.mistakes.append(
        Teeth.Mistake(
          edge: mutant.edge, sentence: mutant.sentence,
          noticedBy: cases.filter { $0.outcome != .passed }.map(\.title)))
    }
    return teeth
  }

  /// The own tests' runs on these sources; nil if they do not compile together.
  private func ownTests(on texts: [String: String]) throws(Complaint) -> [Verdict.Case]? {
    var plan = BuildPlan(exercises: [exercise.id])
    plan.laid[exercise.id] = texts
    guard case .built(let built) = try builder.build(plan) else { return nil }
    let given = try workspace.expected(exercise.id).tests.map(\.name)
    return try SuiteStage(sandbox: sandbox).run(exercise.id, built.binary).run
      .tests(expected: given).added
  }
}
