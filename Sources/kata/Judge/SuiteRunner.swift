import Foundation
import KataCore

/// Runs one exercise's suite, in as many processes as its crashes make necessary.
struct SuiteRunner {
  let world: World

  /// A suite's run, the messages of its tests, and the last words of a process that crashed.
  struct Result {
    var run: SuiteRun
    var recording: Recording
    var lastWords: [String: String] = [:]
    /// How many lines the learner's code printed.
    var printed = 0
  }

  func run(
    _ id: ExerciseID, _ binary: String, _ variables: [(String, String)] = []
  ) throws(Complaint) -> Result {
    var result = Result(run: SuiteRun(), recording: Recording(reading: ""))
    var again = true
    while again {
      let stream = try world.emptyFile("events.jsonl")
      let flows = try world.emptyFile("flows.txt")
      let finished = try world.workspace.host.processes.run(
        world.suite(
          id, binary, stream: stream,
          arguments: result.run.done.sorted().flatMap { ["--skip", SuiteRun.skip($0)] },
          variables: [("SPYKIT_RECORD", flows)] + variables))
      result.printed += finished.output.split(separator: "\n").count
      let before = result.run.cases
      again = result.run.take(
        EventStream(reading: world.text(stream)), ending: finished.ending)
      result.recording.add(Recording(reading: world.text(flows)))
      for (name, test) in result.run.cases
      where test.outcome == .crashed && before[name] == nil {
        result.lastWords[name] = Self.fatalError(in: finished.errors)
      }
    }
    return result
  }

  /// The runtime's own sentence, as in "Fatal error: Index out of range".
  private static func fatalError(in errors: String) -> String? {
    errors.split(separator: "\n").last { $0.contains("Fatal error") }.map(String.init)
  }
}
