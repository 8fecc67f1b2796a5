import KataCore
import KataCourse
import KataHost

extension ScriptStage {
  /// The shortest and plainest script found that still ends as the given one does: with other
  /// messages, or broken off.
  func shrink(
    _ difference: ScriptDifference, on learner: String, isBrokenOff: Bool
  ) throws(Complaint) -> ScriptDifference {
    guard let scenario = JSONValue(reading: difference.scenario) else { return difference }
    let clock = sandbox.workspace.host.clock
    let end = clock() + Limits.shrinkingSeconds
    var shrinker = Shrinker(scenario)
    while !shrinker.isDone, clock() < end {
      let candidates = shrinker.candidates.map(\.text)
      shrinker.take(try survivors(candidates, on: learner, isBrokenOff))
    }
    let (reference, last) = try play(learner, Scripts(scenarios: [shrinker.best.text]))
    return try comparison(reference, last).difference ?? difference
  }

  /// True for each candidate that still ends that way, up to the first that breaks the process off.
  private func survivors(
    _ candidates: [String], on learner: String, _ isBrokenOff: Bool
  ) throws(Complaint) -> [Bool] {
    let (reference, learner) = try play(learner, Scripts(scenarios: candidates))
    return zip(reference.recording.episodes, learner.recording.episodes).map { expected, recorded in
      isBrokenOff ? !recorded.ended : recorded.ended && expected.entries != recorded.entries
    }
  }
}
