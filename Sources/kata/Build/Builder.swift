import Foundation
import KataCore

/// Builds narrowed graphs in `kata`'s own scratch folder, never in the editor's.
struct Builder {
  let workspace: Workspace
  let toolchain: Toolchain

  /// What a build came to.
  enum Result {
    case built(Built)
    case failed([Diagnostic], output: String)
  }

  private var host: KataHost { workspace.host }
  private var scratch: String { "\(workspace.state)/build" }
  private var record: String { "\(scratch)/built.json" }

  /// Makes the one binary that holds all of the plan's suites and players.
  ///
  /// Modules of the exercises in `anew` are compiled even when nothing in them has changed.
  func build(
    _ plan: BuildPlan, anew: [ExerciseID] = []
  ) throws(Complaint) -> Result {
    if let root = known?.root, root != workspace.root { try host.files.remove(scratch) }
    let result = try attempt(plan, anew)
    guard case .failed(let diagnostics, let output) = result else { return result }
    let complaint = MissingTesting.complaint(diagnostics, isDarwin: toolchain.info.isDarwin)
    if let complaint { throw complaint }
    guard Self.isDisplaced(output) || isDamaged(diagnostics, output) else { return result }
    try host.files.remove(scratch)
    return try attempt(plan, anew)
  }

  /// Looks for what such a build can go by, and builds nothing.
  func warm(_ plan: BuildPlan) throws(Complaint) {
    try DirectBuild(workspace: workspace, toolchain: toolchain, folders: modules(of: plan)).warm()
  }

  private func attempt(
    _ plan: BuildPlan, _ anew: [ExerciseID]
  ) throws(Complaint) -> Result {
    for id in anew { try host.files.remove("\(scratch)/debug/\(id).build") }
    for (id, texts) in plan.laid { try host.files.lay(texts, in: workspace.laid(id)) }
    for id in suites(of: plan) { try SubjectFolder(id, in: workspace).lay() }
    let direct = DirectBuild(
      workspace: workspace, toolchain: toolchain, folders: modules(of: plan), beside: plan.beside)
    switch try direct.run() {
    case .built(let built): return .built(built)
    case .failed(let diagnostics, let output): return .failed(diagnostics, output: output)
    case .unplanned: break
    }
    let turn = try turn()
    defer { withExtendedLifetime(turn) {} }
    let before = try direct.states()
    let digests = try digests(of: plan)
    let known = self.known?.modules ?? [:]
    try forget(digests.filter { known[$0.key] != $0.value }.map(\.key))
    let finished = try host.processes.run(command(for: plan))
    guard finished.ending == .exited(0) else {
      guard finished.ending != .timedOut else {
        return .failed([Self.tooLong("", Limits.buildSeconds)], output: finished.text)
      }
      // What a failed build left is not known: the next one starts from its sources.
      try host.files.remove(record)
      return .failed(Diagnostic.all(in: finished.text), output: finished.text)
    }
    let built = Scratch(root: workspace.root, modules: known.merging(digests) { _, new in new })
    if let data = try? JSONEncoder().encode(built) { try host.files.write(record, data) }
    if let yaml = try host.files.text("\(scratch)/debug.yaml") {
      try direct.keep(yaml, output: finished.text, before: before)
    }
    return .built(
      Built(
        binary: TestLaunch.bundle(in: "\(scratch)/debug"),
        warnings: Diagnostic.all(in: finished.text)))
  }

  /// Shares of one proof take turns with SwiftPM; everybody else is alone here anyway.
  private func turn() throws(Complaint) -> FileLock? {
    guard host.environment[SharedProof.variable] != nil else { return nil }
    return try host.files.lock("\(workspace.state)/build.lock") {}
  }

  /// What lies in the scratch folder: where it was built, and a digest of each module's sources.
  private struct Scratch: Codable {
    var root: String
    var modules: [String: String]
  }

  /// Whether nothing was built here yet.
  var isFirst: Bool {
    !host.files.exists(scratch) || known.map { $0.root != workspace.root } ?? false
  }

  private var known: Scratch? {
    (try? host.files.read(record)).flatMap { try? JSONDecoder().decode(Scratch.self, from: $0) }
  }

  /// Whether a build failed because the course, or its scratch folder, was moved or copied.
  private static func isDisplaced(_ output: String) -> Bool {
    [
      "missing required module 'SwiftShims'", "was compiled with module cache path",
      "was built for another path", "has been modified since the module file",
    ].contains { output.contains($0) }
  }

  static func tooLong(_ file: String, _ seconds: Double) -> Diagnostic {
    Diagnostic(
      file: file, line: 1, column: 1, severity: .error,
      message: "the compiler was not done after \(Int(seconds)) s; "
        + "break up the longest expressions and literals")
  }

  /// Whether what failed is what `kata` keeps: an error is told of that, or of no place at all,
  /// though the linker was content.
  private func isDamaged(_ diagnostics: [Diagnostic], _ output: String) -> Bool {
    guard host.files.exists(scratch), LinkFault(in: output) == nil,
      !Complaint.isDiskFull(output)
    else { return false }
    let errors = diagnostics.filter { $0.severity == .error }
    return errors.allSatisfy { error in
      error.file.hasPrefix("\(scratch)/") || error.message.contains("\(scratch)/")
    }
  }

  private func command(for plan: BuildPlan) -> Command {
    var environment = workspace.host.environment.filter { !$0.key.hasPrefix("KATA_") }
    environment.merge(plan.environment) { _, new in new }
    let suites = suites(of: plan)
    environment["KATA_AGAINST"] = suites.map(\.description).joined(separator: ",")
    environment["KATA_COUNTED"] = plan.exercises.filter { !suites.contains($0) }
      .map(\.description).joined(separator: ",")
    return Command(
      words: [
        toolchain.path, "build", "--build-tests", "--build-system", "native", "--package-path",
        workspace.root, "--scratch-path", scratch, "-debug-info-format", "none",
      ]
        + ["-wmo", "-num-threads", "1", "-no-emit-module-separately-wmo"].flatMap {
          ["-Xswiftc", $0]
        },
      environment: environment, limit: Limits.buildSeconds)
  }

  /// The folder of each of the exercises' modules.
  private func modules(of plan: BuildPlan) -> [String: String] {
    var modules: [String: String] = [:]
    for id in plan.exercises {
      let (sources, suite) = folders(of: id, in: plan)
      modules["\(id)"] = sources
      modules["\(id)Tests"] = suite
      guard plan.players.contains(id) else { continue }
      modules["\(id)Player"] = "\(workspace.solution(id))/Player"
    }
    return modules
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
    let laid = plan.laid[id].map { _ in workspace.laid(id) }
    if suites(of: plan).contains(id) {
      return (SubjectFolder.path(id, in: workspace), laid ?? "\(exercise)/Tests")
    }
    let suite = plan.shipped.contains(id) ? ".given/tests" : "Tests"
    return (laid ?? "\(exercise)/Sources", "\(exercise)/\(suite)")
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
