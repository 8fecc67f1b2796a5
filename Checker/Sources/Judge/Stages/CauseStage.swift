import Build
import Core
import Course
import Host

/// Puts others' files in place of the learner's, to learn which file and which edge it's about.
struct CauseStage {
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
    guard let binary = try binary(of: exercise.id, texts) else { return false }
    let suite = try SuiteStage(sandbox: sandbox).run(exercise.id, binary)
    let names = try workspace.expected(exercise.id).tests.map(\.name)
    guard suite.run.outcome(of: suite.run.tests(expected: names)) == nil else { return false }
    let (reference, learner) = try scripts.stage.play(binary, scripts.list)
    if case .agreed = try scripts.stage.comparison(reference, learner) { return true }
    return false
  }
  private func binary(
    of id: ExerciseID, _ texts: [String: String]
  ) throws(Complaint) -> String? {
    let plan = BuildRequest(exercises: [id], texts: [id: texts], players: [id], shipped: [id])
    if case .built(let built) = try builder.build(plan) { return built.binary }
    return nil
  }

  /// The edge of all known mistakes that send the learner's messages in this script; nil if there is
  /// no such mistake, or if they break different edges.
  ///
  /// Mistakes in other files than the wrong one aren't tried. Each costs a build, the first time.
  func edge(
    of exercise: Course.Exercise, in difference: ScriptDifference, wrongPart: String?
  ) throws(Complaint) -> String? {
    let stage = ScriptStage(sandbox: sandbox, id: exercise.id, reference: nil)
    let script = ScriptList(scenarios: [difference.scenario])
    var edges: Set<String> = []
    for (mutant, texts) in try Mutants(of: exercise, in: workspace).all
    where mutant.rule == nil && edges.count < 2
      && wrongPart.map(mutant.diff.files.map(\.name).contains) ?? true
    {
      guard let binary = try binary(of: exercise.id, texts) else { continue }
      let played = try stage.finish(stage.start(binary, script)).recording.episodes.first
      if played?.ended == true, played?.entries == difference.recorded { edges.insert(mutant.edge) }
    }
    return edges.count == 1 ? edges.first : nil
  }
}
