import Build
import Core
import Course
import Host

/// Puts the reference's parts in place of the learner's, one after the other.
struct WrongPartStage {
  let sandbox: ProcessSandbox
  let builder: Builder

  private var workspace: Workspace { sandbox.workspace }

  /// The file that alone keeps the exercise from passing; nil if several do, or if each of two could.
  ///
  /// Each file costs a build, so nothing is tried while a file is as it was given.
  func wrongPart(
    of exercise: Course.Exercise, _ scripts: (stage: ScriptStage, list: ScriptList)
  ) throws(Complaint) -> String? {
    let files = workspace.host.files
    let own = try workspace.sources(of: exercise)
    let right = try files.texts(in: workspace.path(exercise.layout.reference))
    let stub = workspace.stub(of: exercise)
    let parts = exercise.edit
    guard parts.count > 1, parts.allSatisfy({ right[$0] != nil && own[$0] != stub[$0] }) else {
      return nil
    }
    var found: [String] = []
    for part in parts where own[part] != right[part] {
      var texts = own
      texts[part] = right[part]
      if try passes(exercise, texts, scripts) { found.append(part) }
    }
    return found.count == 1 ? found[0] : nil
  }

  private func passes(
    _ exercise: Course.Exercise, _ texts: [String: String],
    _ scripts: (stage: ScriptStage, list: ScriptList)
  ) throws(Complaint) -> Bool {
    let id = exercise.id
    var plan = BuildRequest(exercises: [id], players: [id], shipped: [id])
    plan.texts[id] = texts
    guard case .built(let built) = try builder.build(plan) else { return false }
    let suite = try SuiteStage(sandbox: sandbox).run(id, built.binary)
    let names = try workspace.expected(id).tests.map(\.name)
    guard suite.run.outcome(of: suite.run.tests(expected: names)) == nil else { return false }
    let (reference, learner) = try scripts.stage.play(built.binary, scripts.list)
    if case .agreed = try scripts.stage.comparison(reference, learner) { return true }
    return false
  }
}
