import Foundation
import KataCore

/// Has the toolchain's own programs say which places of an exercise's sources never ran.
struct CoverageStage {
  let world: World

  private var host: KataHost { world.workspace.host }

  /// After a suite, and the scripts if any were played; nil where it can't be found out.
  func untried(
    _ id: ExerciseID, _ binary: String, sourcesIn folder: String
  ) throws(Complaint) -> [Untried]? {
    let counts = World.Counted.allCases.map(world.counts)
      .filter { !host.files.readPrefix($0, 1).isEmpty }
    guard !counts.isEmpty else { return nil }
    let merged = "\(world.folder)/counts.profdata"
    guard try run("llvm-profdata", ["merge", "-sparse", "-o", merged] + counts) != nil,
      let export = try run(
        "llvm-cov",
        [
          "export", "-format=text", "-skip-expansions", "-instr-profile", merged,
          world.launch.program(in: binary),
        ])
    else { return nil }
    var sources: [String: String] = [:]
    for name in host.files.tree(folder) where name.hasSuffix(".swift") {
      sources["\(folder)/\(name)"] = try host.files.text("\(folder)/\(name)") ?? ""
    }
    let given = try host.files.texts(in: "\(world.workspace.given(id))/start")
    return Untried.all(
      in: Data(export.utf8), sources: sources, given: given.values.joined(separator: "\n")
    )?.map { place in
      Untried(file: world.workspace.relative(place.file), line: place.line, text: place.text)
    }
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

extension World {
  /// What is run to find out which places of a learner's sources run.
  enum Counted: String, CaseIterable {
    case suite, scripts
  }

  /// Where such a process leaves its counts.
  func counts(_ counted: Counted) -> String { "\(shared)/\(counted.rawValue).profraw" }

  /// Nothing has run so far.
  func forgetCounts() throws(Complaint) {
    for counted in Counted.allCases { try workspace.host.files.remove(counts(counted)) }
  }
}
