import KataCore

/// Makes a script that shows a difference as short and plain as it can be.
struct Shrinking {
  let players: Players

  /// The plainest script that ends as the given one does: with other messages, or broken off.
  func shrink(
    _ difference: ScriptDifference, isBrokenOff: Bool
  ) throws(Complaint) -> ScriptDifference {
    guard let scenario = JSONValue(reading: difference.scenario) else { return difference }
    let clock = players.world.workspace.host.clock
    let end = clock() + Limits.shrinkingSeconds
    var shrinker = Shrinker(scenario)
    while !shrinker.isDone, clock() < end {
      shrinker.take(try survivors(shrinker.candidates.map(\.text), isBrokenOff))
    }
    let last = try players.play(Scripts(scenarios: [shrinker.best.text]))
    return last.comparison.difference ?? difference
  }

  /// Whether each candidate still ends that way, up to the first that breaks the process off.
  private func survivors(
    _ candidates: [String], _ isBrokenOff: Bool
  ) throws(Complaint) -> [Bool] {
    let result = try players.play(Scripts(scenarios: candidates))
    let (expected, recorded) = (result.reference.recording, result.learner.recording)
    return zip(expected.episodes, recorded.episodes).map { expected, recorded in
      isBrokenOff
        ? !recorded.ended
        : recorded.ended && expected.entries != recorded.entries
    }
  }
}
