import Foundation
package import Basics
import Host

/// Builds some exercises: by the compiler itself, or with `swift build` where that fails.
package struct Builder {
  let workspace: Workspace
  let toolchain: Toolchain
  private let progress: ProgressHandler

  package init(
    workspace: Workspace, toolchain: Toolchain, progress: @escaping ProgressHandler = { _ in }
  ) {
    (self.workspace, self.toolchain, self.progress) = (workspace, toolchain, progress)
  }

  private var host: HostSystem { workspace.host }

  private var compilerBuild: CompilerBuild {
    CompilerBuild(
      host: host, toolchain: toolchain, folder: "\(workspace.state)/bench", cache: cache,
      root: workspace.root, temporary: workspace.temporary, progress: progress)
  }

  /// The compiler's cache of the system's modules: the one with which this program was built, where
  /// it can be written.
  private var cache: String {
    let files = host.files
    let program = (files.resolved(host.executable) as NSString).deletingLastPathComponent
    let (own, shared) = ("\(workspace.state)/cache", "\(program)/ModuleCache")
    guard !files.exists(own), files.exists(shared),
      (try? files.write("\(shared)/tried", Data())) != nil
    else { return own }
    return shared
  }

  private var swiftBuild: SwiftBuild {
    SwiftBuild(workspace: workspace, toolchain: toolchain, cache: cache)
  }

  private var probe: BuildProbe {
    BuildProbe(build: compilerBuild, memory: "\(workspace.state)/builds.json")
  }

  /// True if the compiler itself is asked.
  ///
  /// Only on a Mac is it tried before it is relied on.
  package var usesCompiler: Bool {
    guard host.environment[SwiftBuild.variable] == nil else { return false }
    return toolchain.info.isDarwin ? (try? probe.works()) ?? false : probe.answer ?? true
  }

  /// Makes the one program that holds all of the request's suites and players.
  package func build(_ request: BuildRequest) throws(Complaint) -> BuildOutcome {
    try build(workspace.modules(of: request))
  }

  /// Makes the one program that holds all of these modules.
  package func build(_ modules: [SourceModule]) throws(Complaint) -> BuildOutcome {
    guard usesCompiler else { return try swiftBuild.build(modules) }
    var outcome = try compile(modules)
    if case .failed(let diagnostics, let output) = outcome,
      FailedBuild.isDamaged(compilerBuild.folder, diagnostics, output, of: modules)
    {
      try host.files.remove(compilerBuild.folder)
      forgetCache()
      outcome = try compile(modules)
    }
    guard case .failed(let diagnostics, _) = outcome else {
      if probe.answer == nil { try probe.note(true) }
      return outcome
    }
    guard try probe.works() else { return try swiftBuild.build(modules) }
    let complaint = MissingTesting.complaint(diagnostics, isDarwin: toolchain.info.isDarwin)
    if let complaint { throw complaint }
    return outcome
  }

  /// The program of a request that nothing of a learner's is in; complains if it does not compile.
  package func program(of request: BuildRequest) throws(Complaint) -> Built {
    switch try build(request) {
    case .built(let built): return built
    case .failed(let diagnostics, let output):
      throw .courseDoesNotBuild(diagnostics, output, workspace)
    }
  }

  /// Compiles what the builds of these scenes have in common.
  package func prepare(_ scenes: Set<String>) throws(Complaint) {
    if usesCompiler { _ = try compilerBuild.compile(workspace.givenModules(scenes) + [.runner]) }
  }

  /// True if nothing was built here yet.
  package var isFirst: Bool {
    usesCompiler ? !host.files.exists(compilerBuild.folder) : swiftBuild.isFirst
  }

  /// Has the compiler read the system's modules again.
  func forgetCache() { compilerBuild.forgetCache() }

  private func compile(_ modules: [SourceModule]) throws(Complaint) -> BuildOutcome {
    let (work, program) = try compilerBuild.build(modules)
    guard let program else { return .failed(work.errors, output: work.output) }
    return .built(
      Built(
        binary: program,
        warnings: modules.flatMap {
          Diagnostic.all(in: work.compiled[$0.name]?.record.output ?? "")
        },
        folders: work.compiled.mapValues(\.folder)))
  }
}

extension Builder {
  /// The command by which the compiler prints the tree of an exercise's sources, given by their
  /// names; the scene is compiled first, for what they import.
  func treeCommand(
    _ exercise: Course.Exercise, _ texts: [String: String]
  ) throws(Complaint) -> Command {
    let own = exercise.layout.sources
    let root = "\(workspace.state)/tree/\(exercise.id)"
    try host.files.lay(texts, in: "\(root)/\(own)")
    let names = texts.keys.filter { $0.hasSuffix(".swift") }.sorted()
    let module = SourceModule("\(exercise.id)", in: own, [:], imports: exercise.imports)
    var words =
      usesCompiler
      ? compilerBuild.words(
        module, try compilerBuild.compile(workspace.givenModules([exercise.scene])).compiled)
      : swiftBuild.words(module)
    words += ["-suppress-warnings"] + Self.treeOptions + names.map { "\(own)/\($0)" }
    var command = compilerBuild.command(words, in: root, limit: Limits.syntaxTreeSeconds)
    command.keep = Limits.syntaxTreeBytes
    return command
  }

  /// The options by which the compiler prints a type-checked tree of each file.
  package static let treeOptions = [
    "-enable-batch-mode", "-driver-batch-size-limit", "99999", "-j1", "-dump-ast",
    "-dump-ast-format", "json",
  ]
}
