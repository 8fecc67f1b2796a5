import Basics
import Common

/// Plays scripts on variants of an exercise, and compares them with the reference.
final class ScriptTrial {
  /// The binary with the reference in it; without it, every variant agrees.
  var reference: String?
  /// For each mutant that scripts alone catch, the script that the course has recorded.
  let recorded: [String: String]
  var world: ProcessWorld
  private let id: ExerciseID
  private let options: Verifier.Options
  /// The reference's recordings of scripts that every variant plays.
  private var transcripts: [String: ScriptStage.Played] = [:]

  init(_ world: ProcessWorld, _ id: ExerciseID, _ options: Verifier.Options) {
    (self.world, self.id, self.options) = (world, id, options)
    recorded = ScriptList.recorded(for: id, in: world.workspace)
  }

  /// Every recorded script, and many more.
  private var manyScripts: ScriptList {
    ScriptList.random(seed: 2, count: 500, after: recorded.sorted { $0.key < $1.key }.map(\.value))
  }

  /// The mutants whose recorded scripts today's player cannot play.
  var outdated: [String] {
    let episodes = transcripts[manyScripts.json]?.recording.episodes ?? []
    return zip(recorded.keys.sorted(), episodes).filter { $0.1.entries.isEmpty }.map(\.0)
  }

  /// The script on which a right variant differs from the reference, as a sentence; nil if none does.
  func fault(
    of name: String, _ binary: String, milestone: Int? = nil
  ) throws(Complaint) -> String? {
    switch try play(binary, manyScripts, milestone) {
    case .agreed, nil: return nil
    case .differs(let difference):
      return "\(name) differs from the reference on \(difference.scenario)"
    case .brokenOff(let difference):
      let scenario = difference?.scenario ?? "the first script"
      return "\(name) does not play to the end of \(scenario)"
    }
  }

  /// The recorded script, or the shortest of the random ones, that tells the mutant apart.
  func script(thatCatches name: String, _ binary: String) throws(Complaint) -> String? {
    let known = options.isRecording ? nil : recorded[name]
    for scripts in (known.map { [ScriptList(scenarios: [$0])] } ?? []) + [.random(seed: 1)] {
      switch try play(binary, scripts) {
      case .differs(let difference): return difference.scenario
      case .brokenOff(let difference): return difference?.scenario
      case .agreed, nil: continue
      }
    }
    return nil
  }

  /// The fingerprint of a mutant in the exercise's own random scripts; nil if it agrees or breaks off.
  ///
  /// Code that races sends something else in another play: then it can't be recognised, and has none.
  func fingerprint(
    of binary: String, _ exercise: Course.Exercise
  ) throws(Complaint) -> Fingerprint? {
    let scripts = ScriptList.random(
      seed: try ScriptList.seed(of: exercise, in: world.workspace), count: Limits.scripts)
    var fingerprints: [Fingerprint] = []
    for _ in 0..<Limits.playsOfMistakes {
      guard let (expected, played) = try recordings(binary, scripts),
        let fingerprint = Fingerprint(
          of: scripts.random(among: played.recording.episodes),
          beside: scripts.random(among: expected.recording.episodes)),
        fingerprints.allSatisfy({ $0 == fingerprint })
      else { return nil }
      fingerprints.append(fingerprint)
    }
    return fingerprints.first
  }

  private func play(
    _ binary: String, _ scripts: ScriptList, _ milestone: Int? = nil
  ) throws(Complaint) -> Comparison? {
    guard let reference, let (expected, played) = try recordings(binary, scripts, milestone)
    else { return nil }
    return try ScriptStage(world: world, id: id, reference: reference).comparison(expected, played)
  }

  private func recordings(
    _ binary: String, _ scripts: ScriptList, _ milestone: Int? = nil
  ) throws(Complaint) -> (expected: ScriptStage.Played, played: ScriptStage.Played)? {
    guard let reference else { return nil }
    var world = world
    // A right answer has time to play many scripts beside the reference on a busy machine.
    if scripts.json == manyScripts.json { world.limit *= 3 }
    let stage = ScriptStage(world: world, id: id, reference: reference, milestone: milestone)
    let key = "\(milestone.map(String.init) ?? "")\(scripts.json)"
    let expected =
      if let known = transcripts[key] { known } else {
        try stage.finish(stage.start(reference, scripts))
      }
    transcripts[key] = expected
    return (
      expected,
      try stage.finish(stage.start(binary, scripts, profile: "scripts"), like: expected)
    )
  }
}

extension Limits {
  /// The plays in which a mistake must send the same, or it is never named.
  static let playsOfMistakes = 4
}
