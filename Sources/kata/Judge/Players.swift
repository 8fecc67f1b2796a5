import Foundation
import KataCore

/// Plays the same scripts on the reference and then on the learner's code, in two processes: each has
/// a folder and a copy of the scripts of its own, and what the first one wrote is read by then.
struct Players {
  let world: World
  let id: ExerciseID
  let learner: String
  let reference: String
  /// The folder of the learner's sources.
  let sources: String

  /// What both wrote down, and how the learner's process ended.
  struct Result {
    var learner: Transcript
    var reference: Transcript
    var ending: Ending
    /// Why the learner's process did not come to its own end; nil where it did.
    var crash: Verdict.Issue?
    var comparison: Comparison
  }

  /// What a player wrote, as it stands in its file and as it reads.
  struct Transcript {
    let bytes: Data
    private(set) var recording: Recording

    /// Read once, as far as it is the same as another.
    init(_ bytes: Data, like other: Transcript? = nil) {
      self.bytes = bytes
      if let other, bytes.prefix(other.bytes.count) == other.bytes {
        let rest = bytes.dropFirst(other.bytes.count)
        recording = other.recording
        recording.add(Recording(reading: String(decoding: rest, as: UTF8.self)))
      } else {
        recording = Recording(reading: String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  /// What a player's process has left.
  struct Performance {
    var bytes: Data
    var finished: Finished
  }

  /// Nobody is played when what they do with these scripts is known; but for the reference, with
  /// those that the learner's code leads to.
  func play(
    _ scripts: Scripts, reference known: Transcript? = nil, learner performance: Performance? = nil
  ) throws(Complaint) -> Result {
    let reference =
      if let known { known } else { Transcript(try record(self.reference, scripts.given).bytes) }
    guard reference.recording.episodes.first?.ended == true else {
      throw .machine(
        "The reference of \(id) could not be played.", next: "kata verify \(id.number)")
    }
    let performance =
      if let performance { performance } else { try record(learner, try complete(scripts)) }
    let learner = Transcript(performance.bytes, like: reference)
    let given = Comparison(reference: reference.recording, learner: learner.recording)
    let followed = { () throws(Complaint) in try follow(learner, reference, scripts) }
    return Result(
      learner: learner, reference: reference, ending: performance.finished.ending,
      crash: try crash(performance.finished),
      comparison: scripts.following > 0 ? try given.and(followed) : given)
  }

  /// What the reference does with the scripts, in a process that somebody else starts; nil where
  /// none was started, or it did not play to the end.
  func rehearse(
    _ scripts: Scripts, run: (Command) throws(Complaint) -> Finished?
  ) throws(Complaint) -> Transcript? {
    let (bytes, finished) = try record(reference, scripts.given, run: run)
    return finished?.ending == .exited(0) ? Transcript(bytes) : nil
  }

  /// What the learner's code does with the scripts, in a process that somebody else starts; nil where
  /// none was started, or it was given up.
  func perform(
    _ scripts: Scripts, run: (Command) throws(Complaint) -> Finished?
  ) throws(Complaint) -> Performance? {
    let (bytes, finished) = try record(learner, try complete(scripts), run: run)
    return finished.map { Performance(bytes: bytes, finished: $0) }
  }

  /// What the learner's player has played behind the given scripts, the reference plays after it.
  private func follow(
    _ learner: Transcript, _ reference: Transcript, _ scripts: Scripts
  ) throws(Complaint) -> Comparison {
    let followed = Followed(
      in: learner.recording, behind: reference.recording.episodes.count,
      length: scripts.followingAtLeast...scripts.following)
    let bytes = try record(self.reference, Scripts(scenarios: followed.scenarios)).bytes
    return followed.comparison(with: Transcript(bytes).recording)
  }

  /// With the texts that stand in the learner's sources.
  private func complete(_ scripts: Scripts) throws(Complaint) -> Scripts {
    guard scripts.following > 0 else { return scripts }
    let texts = try world.workspace.host.files.texts(in: sources)
    var scripts = scripts
    scripts.words = SourceWords.all(in: texts.sorted { $0.key < $1.key }.map(\.value))
    return scripts
  }

  private func record(
    _ binary: String, _ scripts: Scripts
  ) throws(Complaint) -> Performance {
    let (bytes, finished) = try record(binary, scripts) { command throws(Complaint) in
      try world.workspace.host.processes.run(command)
    }
    return Performance(bytes: bytes, finished: finished)
  }

  private func record<End>(
    _ binary: String, _ scripts: Scripts, run: (Command) throws(Complaint) -> End
  ) throws(Complaint) -> (bytes: Data, finished: End) {
    try world.alone { world throws(Complaint) in
      let input = try world.emptyFile("scripts.json")
      try world.workspace.host.files.write(input, Data(scripts.json.utf8))
      let transcript = try world.emptyFile("transcript.txt")
      var variables = ["SPYKIT_SCRIPTS": input, "SPYKIT_RECORD": transcript]
      if binary == learner { variables["LLVM_PROFILE_FILE"] = world.counts(.scripts) }
      var command = world.command(binary, ["--filter", "^\(id)Player\\."], variables)
      command.staysOnOneProcessor = true
      let finished = try run(command)
      return (world.bytes(transcript), finished)
    }
  }
}

extension Players {
  private func crash(_ finished: Finished) throws(Complaint) -> Verdict.Issue? {
    switch finished.ending {
    case .signalled(let signal):
      Crash.issue(
        signal: signal, errors: finished.errors,
        files: world.files(of: id, after: finished.ending),
        unchecked: try world.unchecked(in: id, after: finished.ending))
    case .timedOut: TimeOut.issue(limit: world.limit, processor: finished.processor)
    case .exited: nil
    }
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
  /// Behind them, variations of those that lead to new places, until they are as long as this.
  var following = 0
  /// As long as this, where more would find nothing.
  var followingAtLeast = 0
  /// Texts that variations may hold.
  var words: [String] = []

  /// With as many random ones as there is time for, unless a number is given.
  static func random(
    seed: UInt64, count: Int? = nil, after scenarios: [String] = []
  ) -> Scripts {
    Scripts(
      scenarios: scenarios, seed: seed, count: count ?? Limits.scripts,
      length: count == nil ? Limits.scriptsLength : 0,
      following: count == nil ? Limits.followingLength : 0,
      followingAtLeast: count == nil ? Limits.followingLengthAtLeast : 0)
  }

  /// Without what depends on the code that plays them.
  var given: Scripts {
    Scripts(scenarios: scenarios, seed: seed, count: count, length: length)
  }

  var isEmpty: Bool { scenarios.isEmpty && count == 0 }

  var json: String {
    #"{"scenarios":[\#(scenarios.joined(separator: ","))],"seed":\#(seed),"#
      + #""count":\#(count),"length":\#(length),"following":\#(following),"#
      + #""followingAtLeast":\#(followingAtLeast),"#
      + #""words":[\#(words.map { "\"\($0)\"" }.joined(separator: ","))]}"#
  }
}
