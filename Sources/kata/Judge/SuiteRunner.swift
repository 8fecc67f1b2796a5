import Foundation
import KataCore

/// Runs one exercise's suite, in as many processes as its crashes make necessary.
struct SuiteRunner {
  let world: World
  /// Told when a test takes long.
  var progress: (String) -> Void = { _ in }

  func run(
    _ id: ExerciseID, _ binary: String, _ variables: [(String, String)] = []
  ) throws(Complaint) -> SuiteResult {
    try run(id, binary, variables, beside: nil).suite
  }

  /// What runs beside it is given up, and so nil, when the suite does not end well.
  func run(
    _ id: ExerciseID, _ binary: String, _ variables: [(String, String)] = [], beside: Command?
  ) throws(Complaint) -> (suite: SuiteResult, beside: Finished?) {
    try world.alone { world throws(Complaint) in
      try run(id, binary, variables, beside, in: world)
    }
  }

  private func run(
    _ id: ExerciseID, _ binary: String, _ variables: [(String, String)], _ other: Command?,
    in world: World
  ) throws(Complaint) -> (suite: SuiteResult, beside: Finished?) {
    var others = other.map { [$0] } ?? []
    var beside: Finished?
    var result = SuiteResult(root: world.workspace.root)
    var again = true
    var world = world
    try world.forgetCounts()
    while again {
      let stream = try world.emptyStream("events.jsonl")
      let flows = try world.emptyFile("flows.txt")
      var command = world.suite(
        id, binary, stream: stream,
        arguments: result.run.done.sorted().flatMap { ["--skip", SuiteRun.skip($0)] },
        variables: [("SPYKIT_RECORD", flows), ("LLVM_PROFILE_FILE", world.counts(.suite))]
          + variables)
      command.waiting = { progress("\(id): a test is still running, and is ended in \($0) s") }
      command.othersNeedIt = true
      let all = try world.workspace.host.processes.run([command] + others)
      let finished = all[0]
      if finished.ending == .exited(0), !others.isEmpty { beside = all[1] }
      others = []
      again = result.take(
        SuiteResult.Remains(
          stream: try world.events(stream, of: id, after: finished), ending: finished.ending,
          recording: Recording(reading: world.text(flows)), output: finished.output,
          errors: finished.errors, files: world.files(of: id, after: finished.ending),
          unchecked: try world.unchecked(in: id, after: finished.ending), limit: world.limit,
          processor: finished.processor))
      if finished.ending == .timedOut { world.limit = Limits.suiteSecondsAgain(world.limit) }
    }
    return (result, beside)
  }
}
