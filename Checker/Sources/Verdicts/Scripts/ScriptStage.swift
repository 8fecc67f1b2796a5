package import Foundation
package import Basics
import Host

/// Plays the same scripts on the reference and on the learner's code, and compares the messages.
///
/// Each plays in a process of its own, and the recordings are compared here, outside of both.
package struct ScriptStage {
  let world: ProcessWorld
  let id: ExerciseID
  /// The reference's program; nil where its messages were recorded elsewhere.
  let reference: String?
  /// The milestone, from 0, whose scripts are played; nil for those of the whole exercise.
  let milestone: Int?

  package init(
    world: ProcessWorld, id: ExerciseID, reference: String?, milestone: Int? = nil
  ) {
    (self.world, self.id, self.reference) = (world, id, reference)
    self.milestone = milestone
  }

  private var host: HostSystem { world.workspace.host }

  /// A process that plays scripts; nil for one that has done so elsewhere.
  package struct Run {
    let job: Job?
    /// The file with the messages.
    let recording: String
  }

  /// The recording of a play, and how its process ended.
  package struct Played {
    let bytes: Data
    package let recording: Recording
    let finished: Finished
    var hasBegun: Bool { recording.episodes.first?.ended == true }
  }

  /// Starts to play; the places that the code runs are counted where a profile is named.
  package func start(
    _ binary: String, _ scripts: ScriptList, profile: String? = nil
  ) throws(Complaint) -> Run {
    let folder = try world.newFolder()
    let input = "\(folder)/scripts.json"
    let output = try world.emptyFile("recording.txt", in: folder)
    try host.files.write(input, Data(scripts.json.utf8))
    var variables = ["SPYKIT_SCRIPTS": input, "SPYKIT_RECORD": output]
    if let profile { variables["LLVM_PROFILE_FILE"] = world.profile(profile) }
    if let milestone { variables["SPYKIT_STAGE"] = String(milestone + 1) }
    var command = try world.command("\(id)Player", binary, [], variables, in: folder)
    command.appendsTo = output
    command.staysOnOneProcessor = true
    return Run(job: try host.processes.start(command), recording: output)
  }

  /// Waits for a play to end, and reads its recording: a second time only if it differs from the
  /// other one.
  package func finish(_ play: Run, like other: Played? = nil) throws(Complaint) -> Played {
    let finished =
      try play.job?.result() ?? Finished(ending: .exited(0), output: "", errors: "")
    let bytes = world.bytes(play.recording)
    let recording =
      if let other, other.bytes == bytes { other.recording } else {
        Recording(reading: String(decoding: bytes, as: UTF8.self))
      }
    return Played(bytes: bytes, recording: recording, finished: finished)
  }

  /// The reference's play; once more if something kept it from playing.
  func finish(reference play: Run, _ scripts: ScriptList) throws(Complaint) -> Played {
    let played = try finish(play)
    return try played.hasBegun || reference == nil ? played : playReference(scripts)
  }

  /// The verdict on two plays of the same scripts, with the shortest script that differs.
  package func verdict(
    reference: Played, learner: Played, _ scripts: ScriptList
  ) throws(Complaint) -> Verdict.Reference {
    var result = Verdict.Reference(
      try comparison(reference, learner), learner.finished.ending,
      scripts: reference.recording.episodes.count, seed: scripts.seed)
    if [.crashed, .timedOut].contains(result.state) {
      result.crash = world.crash(of: id, learner.finished)
    }
    return result
  }

  /// Throws when the reference itself could not play; the next check makes its program anew.
  package func comparison(_ reference: Played, _ learner: Played) throws(Complaint) -> Comparison {
    guard reference.hasBegun else {
      try world.demandRoom()
      if let program = self.reference { try host.files.remove(program) }
      throw .machine(
        "The reference of \(id) could not be played.",
        details: ["It ended so: \(reference.finished.ending)."]
          + StartFailure.lines(of: reference.finished.errors),
        next: "run the same command again; if that doesn't help, kata verify \(id.number)")
    }
    let comparison = Comparison(reference: reference.recording, learner: learner.recording)
    if case .brokenOff = comparison { try world.demandRoom() }
    return comparison
  }

  /// Plays the scripts on both, one after the other.
  package func play(
    _ learner: String, _ scripts: ScriptList
  ) throws(Complaint) -> (reference: Played, learner: Played) {
    let first = try playReference(scripts)
    return (first, try finish(start(learner, scripts), like: first))
  }

  private func playReference(_ scripts: ScriptList) throws(Complaint) -> Played {
    guard let reference else {
      throw .machine("This copy holds no reference of \(id).", next: "kata check \(id.number)")
    }
    return try finish(start(reference, scripts))
  }
}

/// The recordings that a copy without Solutions has in place of the reference.
extension ScriptStage {
  /// The reference's recording of these scripts, and their number; an episode's name is its scenario.
  package func record(_ scripts: ScriptList) throws(Complaint) -> (bytes: Data, scripts: Int) {
    let played = try playReference(scripts)
    let episodes = played.recording.episodes
    guard played.finished.ending == .exited(0), !episodes.isEmpty, episodes.allSatisfy(\.ended)
    else {
      throw .machine(
        "The reference of \(id) could not be recorded.", next: "kata verify \(id.number)")
    }
    return (played.bytes, episodes.count)
  }

  /// The recording in a file, and its scripts.
  package func recorded(_ path: String) -> (list: ScriptList, play: Run) {
    let names = Recording(reading: world.text(path)).episodes.map(\.name)
    return (ScriptList(scenarios: names), Run(job: nil, recording: path))
  }
}

extension ScriptStage {
  /// The shortest and plainest script found that still ends as the given one does: with other
  /// messages, or broken off.
  func shrink(
    _ difference: ScriptDifference, on learner: String, isBrokenOff: Bool
  ) throws(Complaint) -> ScriptDifference {
    guard reference != nil, let scenario = JSONValue(reading: difference.scenario) else {
      return difference
    }
    let clock = world.workspace.host.clock
    let end = clock() + Limits.shrinkingSeconds
    var shrinker = Shrinker(scenario)
    while !shrinker.isDone, clock() < end {
      let candidates = shrinker.candidates.map(\.text)
      shrinker.take(try survivors(candidates, on: learner, isBrokenOff))
    }
    let (reference, last) = try play(learner, ScriptList(scenarios: [shrinker.best.text]))
    return try comparison(reference, last).difference ?? difference
  }

  /// True for each candidate that still ends that way, up to the last one that was played.
  private func survivors(
    _ candidates: [String], on learner: String, _ isBrokenOff: Bool
  ) throws(Complaint) -> [Bool] {
    let (reference, learner) = try play(learner, ScriptList(scenarios: candidates))
    return zip(reference.recording.episodes, learner.recording.episodes)
      .prefix { $1.entries.isPlay(of: $0.entries) }.map { expected, recorded in
        let isOther = recorded.ended && expected.entries != recorded.entries
        return expected.ended && (isBrokenOff ? !recorded.ended : isOther)
      }
  }
}
