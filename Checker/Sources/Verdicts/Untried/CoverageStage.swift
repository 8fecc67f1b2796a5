import Foundation
package import Basics
import Host

/// Asks the toolchain's own programs which places of an exercise's sources never ran.
package struct CoverageStage {
  let world: ProcessWorld

  package init(world: ProcessWorld) { self.world = world }

  private var host: HostSystem { world.workspace.host }

  /// Places that neither suite nor scripts ran, from the profiles that these left; nil if unknown.
  package func untried(
    _ exercise: Course.Exercise, _ built: Built
  ) throws(Complaint) -> [Untried]? {
    let profiles = ["suite", "scripts"].map(world.profile)
      .filter { !host.files.readPrefix($0, 1).isEmpty }
    guard !profiles.isEmpty else { return nil }
    let merged = world.profile("merged")
    guard try run("llvm-profdata", ["merge", "-sparse", "-o", merged] + profiles) != nil,
      let export = try run(
        "llvm-cov",
        [
          "export", "-format=text", "-skip-expansions", "-instr-profile", merged,
          world.launch.code(of: "\(exercise.id)Tests", in: built.binary),
        ])
    else { return nil }
    let sources = exercise.layout.sources(try world.workspace.sources(of: exercise, in: built))
    let stub = world.workspace.stub(of: exercise).values.joined(separator: "\n")
    return Untried.all(in: Data(export.utf8), sources: sources, given: stub)
  }

  private func run(_ program: String, _ arguments: [String]) throws(Complaint) -> String? {
    let path = "\(world.toolchain.info.binaries)/\(program)"
    guard host.files.exists(path) else { return nil }
    let finished = try host.processes.run(
      Command(
        words: [path] + arguments, environment: host.environment,
        limit: Limits.syntaxTreeSeconds, keep: Limits.syntaxTreeBytes))
    return finished.ending == .exited(0) ? finished.output : nil
  }
}
