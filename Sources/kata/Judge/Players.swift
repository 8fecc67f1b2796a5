import Foundation
import KataCore

/// Plays the same scripts on the learner's code and on the reference, in two processes.
struct Players {
  let world: World

  func compare(
    _ id: ExerciseID, learner: String, reference: String, scripts: Scripts
  ) throws(Complaint) -> (comparison: Comparison, ending: Ending) {
    let input = try world.emptyFile("scripts.json")
    try world.workspace.host.files.write(input, Data(scripts.json.utf8))
    let names = ["learner", "reference"]
    var transcripts: [String] = []
    for name in names { transcripts.append(try world.emptyFile("\(name).txt")) }
    let commands = zip([learner, reference], transcripts).map { binary, transcript in
      world.command(
        binary, ["--filter", "^\(id)Player\\."],
        ["SPYKIT_SCRIPTS": input, "SPYKIT_RECORD": transcript])
    }
    let finished = try world.workspace.host.processes.run(commands)
    let recordings = transcripts.map { Recording(reading: world.text($0)) }
    guard recordings[1].episodes.first?.ended == true else {
      throw .machine(
        "The reference of \(id) could not be played.", next: "kata verify \(id.number)")
    }
    return (Comparison(reference: recordings[1], learner: recordings[0]), finished[0].ending)
  }
}

/// What is played: given scenarios first, then so many from a seed.
struct Scripts {
  /// Scenarios as JSON.
  var scenarios: [String]
  var seed: UInt64
  var count: Int

  var json: String {
    #"{"scenarios":[\#(scenarios.joined(separator: ","))],"seed":\#(seed),"count":\#(count)}"#
  }
}
