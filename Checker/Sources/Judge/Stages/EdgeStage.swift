import Build
import Core
import Course
import Host

/// Plays one script on the exercise's known mistakes, to learn which edge it's about.
struct EdgeStage {
  let stage: ScriptStage
  let builder: Builder
  let progress: ProgressHandler

  /// The edge that all mistakes break which send the learner's messages in this script; nil if there
  /// is no such mistake, or if they break different edges.
  ///
  /// Mistakes in other files than the wrong one aren't tried. Each costs a build, the first time.
  func edge(
    of exercise: Course.Exercise, in difference: ScriptDifference, wrongPart: String?
  ) throws(Complaint) -> String? {
    let script = ScriptList(scenarios: [difference.scenario])
    let mutants = try Mutants(of: exercise, in: stage.sandbox.workspace).all.filter {
      $0.mutant.rule == nil
        && wrongPart.map($0.mutant.diff.files.map(\.name).contains) ?? true
    }
    var edges: Set<String> = []
    for (number, (mutant, texts)) in mutants.enumerated() where edges.count < 2 {
      progress(.short("looking for the edge: mistake \(number + 1) of \(mutants.count)"))
      let id = exercise.id
      let plan = BuildRequest(
        exercises: [id], texts: [id: texts], players: [id], shipped: [id])
      guard case .built(let built) = try builder.build(plan) else { continue }
      let played = try stage.finish(stage.start(built.binary, script)).recording.episodes.first
      if played?.ended == true, played?.entries == difference.recorded { edges.insert(mutant.edge) }
    }
    return edges.count == 1 ? edges.first : nil
  }
}
