import Foundation
import KataCore

/// Builds narrowed graphs in `kata`'s own scratch folder, never in the editor's.
struct Builder {
  let workspace: Workspace
  let toolchain: Toolchain

  /// What a build came to.
  enum Result {
    case built(binary: String, warnings: [Diagnostic])
    case failed([Diagnostic], output: String)
  }

  private var host: KataHost { workspace.host }
  private var scratch: String { "\(workspace.state)/build" }
  private var record: String { "\(scratch)/built.json" }

  /// Modules of the exercises in `anew` are compiled even when nothing in them has changed.
  func build(
    _ plan: BuildPlan, anew: [ExerciseID] = []
  ) throws(Complaint) -> Result {
    for id in anew { try host.files.remove("\(scratch)/debug/\(id).build") }
    for id in suites(of: plan) { try SubjectFolder(id, in: workspace).lay() }
    let digests = try digests(of: plan)
    let known = (try? host.files.read(record)).flatMap {
      try? JSONDecoder().decode([String: String].self, from: $0)
    }
    try forget(digests.filter { known?[$0.key] != $0.value }.map(\.key))
    let finished = try host.processes.run(command(for: plan))
    guard finished.ending == .exited(0) else {
      // What a failed build left is not known: the next one starts from its sources.
      try host.files.remove(record)
      return .failed(Diagnostic.all(in: finished.text), output: finished.text)
    }
    let all = (known ?? [:]).merging(digests) { _, new in new }
    if let data = try? JSONEncoder().encode(all) { try host.files.write(record, data) }
    return .built(
      binary: TestBundle.path(in: scratch), warnings: Diagnostic.all(in: finished.text))
  }

  private func command(for plan: BuildPlan) -> Command {
    var environment = workspace.host.environment.filter { !$0.key.hasPrefix("KATA_") }
    environment.merge(plan.environment) { _, new in new }
    environment["KATA_AGAINST"] = suites(of: plan).map(\.description).joined(separator: ",")
    return Command(
      words: [
        toolchain.path, "build", "--build-tests", "--build-system", "native", "--package-path",
        workspace.root, "--scratch-path", scratch, "-debug-info-format", "none", "-Xswiftc", "-wmo",
        "-Xswiftc", "-num-threads", "-Xswiftc", "1",
      ],
      environment: environment, limit: Limits.buildSeconds)
  }

  /// What each module is made of, as the stale-build check below needs it.
  private func digests(of plan: BuildPlan) throws(Complaint) -> [String: String] {
    var digests: [String: String] = [:]
    for id in plan.exercises {
      let (sources, suite) = folders(of: id, in: plan)
      digests["\(id)"] = try workspace.digest([sources])
      digests["\(id)Tests"] = try workspace.digest([suite])
      guard plan.players.contains(id) else { continue }
      digests["\(id)Player"] = try workspace.digest(["\(workspace.solution(id))/Player"])
    }
    return digests
  }

  /// As Package.swift has them.
  private func folders(of id: ExerciseID, in plan: BuildPlan) -> (sources: String, suite: String) {
    let exercise = workspace.exercise(id)
    let subject = plan.subjects[id].map { "\(workspace.solution(id))/\($0)" }
    if suites(of: plan).contains(id) {
      return (SubjectFolder.path(id, in: workspace), subject ?? "\(exercise)/Tests")
    }
    let suite = plan.shipped.contains(id) ? ".given/tests" : "Tests"
    return (subject ?? "\(exercise)/Sources", "\(exercise)/\(suite)")
  }

  /// Exercises whose suite is the learner's: it meets all its subjects in one module.
  private func suites(of plan: BuildPlan) -> [ExerciseID] {
    plan.exercises.filter { workspace.course[$0]?.writes == .suite }
  }

  /// Takes away what was compiled from sources that are not today's, so that it is compiled again.
  ///
  /// The build system knows a source by its place, size and time, the incremental driver by its
  /// time in whole seconds: without this, the same ones with another text are called "complete".
  private func forget(_ modules: [String]) throws(Complaint) {
    let files = workspace.host.files
    for module in modules {
      let folder = "\(scratch)/debug/\(module).build"
      for name in files.list(folder) ?? []
      where name.hasSuffix(".swift.o") || name.hasSuffix(".priors") {
        try files.remove("\(folder)/\(name)")
      }
    }
  }
}

extension Finished {
  fileprivate var text: String { output + errors }
}
