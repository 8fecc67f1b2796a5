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
    let merging = ["merge", "-sparse", "-o", merged] + profiles
    let exporting = [
      "export", "-format=text", "-skip-expansions", "-instr-profile", merged,
      world.launch.code(of: "\(exercise.id)Tests", in: built.binary),
    ]
    guard try world.toolchain.output(of: "llvm-profdata", [merging], host) != nil,
      let export = try world.toolchain.output(of: "llvm-cov", [exporting], host)
    else { return nil }
    let sources = exercise.layout.sources(try world.workspace.sources(of: exercise, in: built))
    let stub = world.workspace.stub(of: exercise).values.joined(separator: "\n")
    return Untried.all(in: Data(export.utf8), sources: sources, given: stub)
  }
}
