package import Basics
import Host

/// Runs one exercise's suite, in as many processes as its crashes make necessary, or in one.
package struct SuiteStage {
  let world: ProcessWorld
  /// Called when a test takes long.
  let progress: (String) -> Void

  package init(world: ProcessWorld, progress: @escaping (String) -> Void = { _ in }) {
    (self.world, self.progress) = (world, progress)
  }

  package func run(
    _ id: ExerciseID, _ binary: String, skipping skipped: [String] = [], isOnce: Bool = false
  ) throws(Complaint) -> SuiteResult {
    var result = SuiteResult(root: world.workspace.root)
    var world = world
    var runsAgain = true
    while runsAgain {
      let folder = try world.newFolder()
      let flows = try world.emptyFile("flows.txt", in: folder)
      var command = try world.suite(
        id, binary, in: folder,
        arguments: (skipped + result.run.done.sorted()).flatMap { ["--skip", SuiteRun.skip($0)] },
        variables: ["SPYKIT_RECORD": flows, "LLVM_PROFILE_FILE": world.profile("suite")])
      command.appendsTo = flows
      command.waiting = { progress("\(id): a test is still running; it has \($0) s left") }
      let finished = try world.workspace.host.processes.run(command)
      let isUnfinished = result.take(
        try world.events(of: id, in: folder, after: finished), ending: finished.ending,
        recording: Recording(reading: world.text(flows)), output: finished.output,
        brokenOff: world.crash(of: id, finished))
      runsAgain = isUnfinished && !isOnce
      if finished.ending == .timedOut { world.limit = Limits.suiteSecondsAgain(world.limit) }
    }
    if !result.run.isComplete { try world.demandRoom() }
    return result
  }
}
