import Foundation
package import Build
package import Core
import Course
import Host

/// Asks the toolchain's own programs which places of an exercise's sources never ran.
package struct CoverageStage {
  let sandbox: ProcessSandbox

  package init(sandbox: ProcessSandbox) { self.sandbox = sandbox }

  private var host: HostSystem { sandbox.workspace.host }

  /// Places that neither suite nor scripts ran, from the profiles that these left; nil if unknown.
  package func untried(
    _ exercise: Course.Exercise, _ built: Built
  ) throws(Complaint) -> [Untried]? {
    let profiles = ["suite", "scripts"].map(sandbox.profile)
      .filter { !host.files.readPrefix($0, 1).isEmpty }
    guard !profiles.isEmpty else { return nil }
    let merged = sandbox.profile("merged")
    guard try run("llvm-profdata", ["merge", "-sparse", "-o", merged] + profiles) != nil,
      let export = try run(
        "llvm-cov",
        [
          "export", "-format=text", "-skip-expansions", "-instr-profile", merged,
          sandbox.launch.code(of: "\(exercise.id)Tests", in: built.binary),
        ])
    else { return nil }
    let sources = exercise.layout.sources(try sandbox.workspace.sources(of: exercise, in: built))
    let stub = sandbox.workspace.stub(of: exercise).values.joined(separator: "\n")
    return Untried.all(in: Data(export.utf8), sources: sources, given: stub)
  }

  private func run(_ program: String, _ arguments: [String]) throws(Complaint) -> String? {
    let path = "\(sandbox.toolchain.info.binaries)/\(program)"
    guard host.files.exists(path) else { return nil }
    let finished = try host.processes.run(
      Command(
        words: [path] + arguments, environment: host.environment,
        limit: Limits.syntaxTreeSeconds, keep: Limits.syntaxTreeBytes))
    return finished.ending == .exited(0) ? finished.output : nil
  }
}
