package import Core
import Course
import Host

/// Runs one exercise's suite, in as many processes as its crashes make necessary, or in one.
package struct SuiteStage {
  let sandbox: ProcessSandbox
  /// Called when a test takes long.
  let progress: (String) -> Void

  package init(sandbox: ProcessSandbox, progress: @escaping (String) -> Void = { _ in }) {
    (self.sandbox, self.progress) = (sandbox, progress)
  }

  package func run(
    _ id: ExerciseID, _ binary: String, variables: [String: String] = [:],
    skipping skipped: [String] = [], isOnce: Bool = false
  ) throws(Complaint) -> SuiteResult {
    var result = SuiteResult(root: sandbox.workspace.root)
    var sandbox = sandbox
    var runsAgain = true
    while runsAgain {
      let folder = try sandbox.newFolder()
      let flows = try sandbox.emptyFile("flows.txt", in: folder)
      var command = try sandbox.suite(
        id, binary, in: folder,
        arguments: (skipped + result.run.done.sorted()).flatMap { ["--skip", SuiteRun.skip($0)] },
        variables: variables.merging(
          ["SPYKIT_RECORD": flows, "LLVM_PROFILE_FILE": sandbox.profile("suite")]) { $1 })
      command.appendsTo = flows
      command.waiting = { progress("\(id): a test is still running; it has \($0) s left") }
      let finished = try sandbox.workspace.host.processes.run(command)
      let isBrokenOff = result.take(
        try sandbox.events(of: id, in: folder, after: finished), ending: finished.ending,
        recording: Recording(reading: sandbox.text(flows)), output: finished.output,
        brokenOff: sandbox.crash(of: id, finished))
      runsAgain = isBrokenOff && !isOnce
      if finished.ending == .timedOut {
        sandbox.limit = Limits.suiteSecondsAgain(sandbox.limit)
      }
    }
    return result
  }
}
