import Foundation
package import KataCore
package import KataCourse
import KataHost

/// Builds some exercises in `kata`'s own scratch folder: by known commands if there are any, else
/// with `swift build`.
package struct Builder {
  let workspace: Workspace
  let toolchain: Toolchain

  package init(workspace: Workspace, toolchain: Toolchain) {
    (self.workspace, self.toolchain) = (workspace, toolchain)
  }

  private var host: KataHost { workspace.host }
  private var scratch: String { workspace.scratch }

  /// Makes the one program that holds all of the plan's suites and players.
  package func build(_ plan: BuildPlan) throws(Complaint) -> BuildOutcome {
    if wasMoved { try host.files.remove(scratch) }
    let outcome = try attempt(plan)
    guard case .failed(let diagnostics, let output) = outcome else { return outcome }
    let complaint = MissingTesting.complaint(diagnostics, isDarwin: toolchain.info.isDarwin)
    if let complaint { throw complaint }
    guard isDamaged(diagnostics, output, of: plan) else { return outcome }
    try host.files.remove(scratch)
    return try attempt(plan)
  }

  /// The program of a plan that nothing of a learner's is in; complains if it does not compile.
  package func program(of plan: BuildPlan) throws(Complaint) -> String {
    switch try build(plan) {
    case .built(let built): return built.binary
    case .failed(let diagnostics, let output):
      throw .courseDoesNotBuild(diagnostics, output, workspace)
    }
  }

  /// True if nothing was built here yet.
  package var isFirst: Bool { wasMoved || !host.files.exists(scratch) }

  /// True if the course was built in another folder: the compiler's caches hold its path.
  private var wasMoved: Bool {
    BuildRecord(in: workspace).map { $0.root != workspace.root } ?? false
  }

  private func attempt(_ plan: BuildPlan) throws(Complaint) -> BuildOutcome {
    let laid = try laidTexts(of: plan)
    for (module, texts) in laid { try host.files.lay(texts, in: workspace.laid(module)) }
    let folders = folders(of: plan, laid: laid.keys)
    let direct = DirectBuild(workspace: workspace, toolchain: toolchain)
    if let outcome = try direct.build(folders) { return outcome }
    return try runSwiftBuild(plan, folders, laid: laid.keys.sorted())
  }

  private func runSwiftBuild(
    _ plan: BuildPlan, _ folders: [String: String], laid: [String]
  ) throws(Complaint) -> BuildOutcome {
    let lock = try workspace.buildLock()
    defer { withExtendedLifetime(lock) {} }
    var digests: [String: String] = [:]
    for (module, folder) in folders.merging(givenFolders(of: plan), uniquingKeysWith: { $1 }) {
      digests[module] = try workspace.digest([folder])
    }
    var record = BuildRecord(in: workspace) ?? BuildRecord(root: workspace.root)
    for (module, digest) in digests
    where record.modules[module] != digest || plan.anew.contains(where: { "\($0)" == module }) {
      try forget(module)
      record.modules[module] = nil
    }
    // Until it has succeeded, nothing is known of what is compiled now.
    record.circumstances = nil
    try record.write(in: workspace)
    let circumstances = try workspace.circumstances(toolchain)
    let command = try command(for: plan, laid: laid)
    var finished = try host.processes.run(command)
    if BuildFailure.wasKilled(finished) { finished = try host.processes.run(command) }
    try host.files.remove(temporary)
    let output = package.told(finished.output + finished.errors)
    switch finished.ending {
    case _ where BuildFailure.isDone(finished): break
    case .timedOut:
      // Its compilers' time is not among its own.
      let error = try BuildFailure.tooLong("", Limits.buildSeconds, processor: nil)
      return .failed([error], output: output)
    default: return .failed(Diagnostic.all(in: output), output: output)
    }
    record.circumstances = circumstances
    record.modules.merge(digests) { $1 }
    try record.write(in: workspace)
    if host.features.directBuild {
      try PlanStore(workspace: workspace, toolchain: toolchain).take(record)
    }
    return .built(
      Built(
        binary: TestLaunch.bundle(in: "\(scratch)/debug"), warnings: Diagnostic.all(in: output),
        isDirect: false))
  }

  private var temporary: String { "\(workspace.state)/tmp" }

  /// Removes what was compiled of a module, so that it is compiled again.
  private func forget(_ module: String) throws(Complaint) {
    let folder = "\(scratch)/debug/\(module).build"
    for name in host.files.list(folder) ?? []
    where name.hasSuffix(".swift.o") || name.hasSuffix(".priors") {
      try host.files.remove("\(folder)/\(name)")
    }
  }

  /// True if the scratch folder is damaged: a module that was built for the plan is not found, or
  /// every error with a place is about the folder, and neither linker nor disk is at fault.
  private func isDamaged(
    _ diagnostics: [Diagnostic], _ output: String, of plan: BuildPlan
  ) -> Bool {
    guard LinkFault(in: output) == nil, !BuildFailure.isDiskFull(output) else { return false }
    let errors = diagnostics.filter { $0.severity == .error }
    let modules = plan.exercises.map(\.description) + givenFolders(of: plan).keys
    let isLost = { (error: Diagnostic) in
      error.message.hasPrefix("missing required module '")
        || modules.contains { error.message == "no such module '\($0)'" }
    }
    return errors.contains(where: isLost)
      || errors.allSatisfy { error in
        error.file.hasPrefix("\(scratch)/") || error.message.contains("\(scratch)/")
      }
  }
}

/// The `swift build` command, and the modules that it builds.
extension Builder {
  private func command(for plan: BuildPlan, laid: [String]) throws(Complaint) -> Command {
    // SwiftPM leaves folders behind in the temporary one.
    try host.files.remove(temporary)
    try host.files.createFolder(temporary)
    try package.lay(targets(of: plan, laid: laid))
    var environment = host.environment.filter { !$0.key.hasPrefix("KATA_") }
    environment["TMPDIR"] = temporary
    let compiler = ["-wmo", "-num-threads", "1", "-no-emit-module-separately-wmo"]
    return Command(
      words: [
        toolchain.path, "build", "--build-tests", "--build-system", "native", "--package-path",
        package.folder, "--scratch-path", scratch, "-debug-info-format", "none",
      ] + compiler.flatMap { ["-Xswiftc", $0] },
      environment: environment, limit: Limits.buildSeconds)
  }

  private var package: CoursePackage { CoursePackage(workspace) }

  private func targets(of plan: BuildPlan, laid: [String]) -> [CourseManifest.Target] {
    let exercises = workspace.course.exercises.filter { plan.exercises.contains($0.id) }
    var targets = package.given(exercises.map(\.scene))
    for exercise in exercises {
      let (id, scene, layout) = ("\(exercise.id)", exercise.scene, exercise.layout)
      let given = [id, "\(scene)Scene", "\(scene)Spies", "SpyKit"]
      let path = { (module: String, own: String) in laid.contains(module) ? "laid/\(module)" : own }
      targets += [
        .init(
          name: id, path: path(id, layout.sources), imports: ["\(scene)Scene"],
          isCounted: exercise.writes == .sources),
        .init(
          name: "\(id)Tests", path: path("\(id)Tests", layout.tests), imports: given, isTest: true,
          isCounted: exercise.writes == .sources),
      ]
      if plan.players.contains(exercise.id) {
        targets.append(
          .init(name: "\(id)Player", path: layout.player, imports: given, isTest: true))
      }
    }
    return targets
  }

  /// The folder of each of the exercises' modules.
  private func folders(of plan: BuildPlan, laid: some Sequence<String>) -> [String: String] {
    var folders: [String: String] = [:]
    for id in plan.exercises {
      let layout = workspace.layout(id)
      folders["\(id)"] = workspace.path(layout.sources)
      folders["\(id)Tests"] = workspace.path(layout.tests)
      if plan.players.contains(id) { folders["\(id)Player"] = workspace.path(layout.player) }
    }
    for module in laid { folders[module] = workspace.laid(module) }
    return folders
  }

  /// The texts of each module that is laid out in the package, in place of the course's own.
  private func laidTexts(of plan: BuildPlan) throws(Complaint) -> [String: [String: String]] {
    var texts: [String: [String: String]] = [:]
    for exercise in workspace.course.exercises where plan.exercises.contains(exercise.id) {
      let id = exercise.id
      let own = try exercise.ownSuite.map { suite throws(Complaint) in
        try host.files.texts(in: workspace.path(suite.own))
      }
      switch exercise.writes {
      case .sources where plan.implementations[id] != nil:
        texts["\(id)"] = plan.implementations[id]
        texts["\(id)Tests"] = plan.laid[id] ?? own
      case .sources:
        texts["\(id)"] = plan.laid[id]
        if plan.shipped.contains(id) {
          texts["\(id)Tests"] = workspace.shippedSuite(of: exercise).merging(own ?? [:]) { $1 }
        }
      case .suite:
        // A learner's suite meets all its subjects in one module.
        texts["\(id)"] = try SubjectFolder(exercise, in: workspace).files
        texts["\(id)Tests"] = plan.laid[id]
      }
    }
    return texts
  }

  /// The folders of the scenes' modules, and of what these share.
  private func givenFolders(of plan: BuildPlan) -> [String: String] {
    let parts = plan.exercises.compactMap { workspace.course[$0] }.flatMap(\.sceneParts)
    let folders = parts.filter { $0.hasPrefix("Sources/") }
    return Dictionary(
      folders.map { (($0 as NSString).lastPathComponent, workspace.path($0)) },
      uniquingKeysWith: { $1 })
  }
}
