import Foundation
import KataCore

/// Runs one exercise's suite, in as many processes as its crashes make necessary.
struct SuiteRunner {
  typealias Result = SuiteResult

  let world: World

  func run(
    _ id: ExerciseID, _ binary: String, _ variables: [(String, String)] = []
  ) throws(Complaint) -> SuiteResult {
    var result = SuiteResult(root: world.workspace.root)
    var again = true
    while again {
      let stream = try world.emptyFile("events.jsonl")
      let flows = try world.emptyFile("flows.txt")
      let finished = try world.workspace.host.processes.run(
        world.suite(
          id, binary, stream: stream,
          arguments: result.run.done.sorted().flatMap { ["--skip", SuiteRun.skip($0)] },
          variables: [("SPYKIT_RECORD", flows)] + variables))
      again = result.take(
        SuiteResult.Remains(
          stream: EventStream(reading: world.text(stream)), ending: finished.ending,
          recording: Recording(reading: world.text(flows)), output: finished.output,
          errors: finished.errors, files: world.files(of: id, after: finished.ending)))
    }
    return result
  }
}
