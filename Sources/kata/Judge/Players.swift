import Foundation
import KataCore

/// Plays the same scripts on the learner's code and on the reference, in two processes.
struct Players {
  let world: World
  let id: ExerciseID
  let learner: String
  let reference: String

  /// What both wrote down, and how the learner's process ended.
  struct Result {
    var learner: Transcript
    var reference: Transcript
    var ending: Ending
    /// What the learner's process said last, where it crashed.
    var crash: Verdict.Issue?

    var comparison: Comparison {
      let expected = reference.recording
      // What is the same to the byte need not be read twice.
      let recorded = learner.data == reference.data ? expected : learner.recording
      return Comparison(reference: expected, learner: recorded)
    }
  }

  /// What a process wrote, which is taken apart once, when somebody looks into it.
  final class Transcript {
    let data: Data
    private(set) lazy var recording = Recording(reading: String(decoding: data, as: UTF8.self))

    init(_ data: Data) {
      self.data = data
    }
  }

  /// The reference is not played when it is known what it wrote of these scripts.
  func play(
    _ scripts: Scripts, reference known: Transcript? = nil
  ) throws(Complaint) -> Result {
    let input = try world.emptyFile("scripts.json")
    try world.workspace.host.files.write(input, Data(scripts.json.utf8))
    var commands: [Command] = []
    var transcripts: [String] = []
    for (binary, name) in [(learner, "learner.txt"), (reference, "reference.txt")]
    where binary == learner || known == nil {
      transcripts.append(try world.emptyFile(name))
      commands.append(
        world.command(
          binary, ["--filter", "^\(id)Player\\."],
          ["SPYKIT_SCRIPTS": input, "SPYKIT_RECORD": transcripts.last ?? ""]))
    }
    let finished = try world.workspace.host.processes.run(commands)
    let written = transcripts.map { Transcript(world.data($0)) }
    let reference = known ?? written.last ?? Transcript(Data())
    guard reference.recording.episodes.first?.ended == true else {
      throw .machine(
        "The reference of \(id) could not be played.", next: "kata verify \(id.number)")
    }
    return Result(
      learner: written[0], reference: reference, ending: finished[0].ending,
      crash: crash(finished[0]))
  }
}

extension Players {
  private func crash(_ finished: Finished) -> Verdict.Issue? {
    guard case .signalled(let signal) = finished.ending else { return nil }
    return Crash.issue(
      signal: signal, errors: finished.errors,
      files: world.files(of: id, after: finished.ending))
  }
}

/// What is played: given scenarios first, then so many from a seed.
struct Scripts {
  /// Scenarios as JSON.
  var scenarios: [String]
  var seed: UInt64 = 0
  var count = 0
  /// More than that many, until they are as long as this together.
  var length = 0

  /// With as many random ones as there is time for, unless a number is given.
  static func random(
    seed: UInt64, count: Int? = nil, after scenarios: [String] = []
  ) -> Scripts {
    Scripts(
      scenarios: scenarios, seed: seed, count: count ?? Limits.scripts,
      length: count == nil ? Limits.scriptsLength : 0)
  }

  var isEmpty: Bool { scenarios.isEmpty && count == 0 }

  var json: String {
    #"{"scenarios":[\#(scenarios.joined(separator: ","))],"seed":\#(seed),"#
      + #""count":\#(count),"length":\#(length)}"#
  }
}
