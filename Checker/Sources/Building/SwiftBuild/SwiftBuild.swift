import Foundation
import Basics
import Host

/// Builds with `swift build`, for a machine on which the compiler itself can't be asked: in a package
/// that holds copies of the texts and a manifest for them alone.
struct SwiftBuild {
  let workspace: Workspace
  let toolchain: Toolchain
  /// The compiler's cache when it is asked for a tree.
  let cache: String
  var scratch: String { "\(workspace.state)/build" }

  /// The variable that has `swift build` asked in any case; it may name one of its build systems.
  static let variable = "KATA_BUILD"

  /// The words that choose a build system; none leaves it to SwiftPM.
  private var choice: [String] {
    host.environment[Self.variable].map { ["--build-system", $0] } ?? []
  }

  private static func isNative(_ products: String) -> Bool {
    !(products as NSString).deletingLastPathComponent.hasSuffix("/Products")
  }

  /// The folder of the modules that were built: each of SwiftPM's build systems has its own.
  private var modules: String {
    let products = record?.products ?? scratch
    return Self.isNative(products) ? "\(products)/Modules" : products
  }

  private var package: String { workspace.path(ExerciseLayout.package) }
  private var host: HostSystem { workspace.host }

  var isFirst: Bool { wasMoved || !host.files.exists(scratch) }

  /// True if the course was built in another folder: the compiler's caches hold its path.
  private var wasMoved: Bool { record.map { $0.root != workspace.root } ?? false }

  /// A note of the copies that `swift build` is given.
  private struct Record: Codable {
    /// The course's folder at that time: the compiler's caches hold its path.
    var root: String
    /// The folder of what is built, and the words that it was asked with.
    var products = ""
    var asked: [String] = []
    /// The second that was given to the texts that were written last.
    var second = 0
  }

  /// Nil if nothing was built yet.
  private var record: Record? { (try? host.files.json("\(scratch)/built.json")) ?? nil }

  func build(_ modules: [SourceModule]) throws(Complaint) -> BuildOutcome {
    if wasMoved { try host.files.remove(scratch) }
    let outcome = try attempt(modules)
    guard case .failed(let diagnostics, let output) = outcome else { return outcome }
    let complaint = MissingTesting.complaint(diagnostics, isDarwin: toolchain.info.isDarwin)
    if let complaint { throw complaint }
    guard FailedBuild.isDamaged(scratch, diagnostics, output, of: modules) else { return outcome }
    try host.files.remove(scratch)
    return try attempt(modules)
  }

  private func attempt(_ modules: [SourceModule]) throws(Complaint) -> BuildOutcome {
    let lock = try host.files.lock("\(workspace.state)/build.lock") {}
    defer { withExtendedLifetime(lock) {} }
    var record = record ?? Record(root: workspace.root)
    // Both build systems take a changed text with its old whole second for unchanged.
    let manifest = "\(package)/Package.swift"
    try host.files.write(manifest, Data(CourseManifest(modules: modules).text.utf8))
    record.second = max(record.second + 1, host.files.second(manifest))
    for module in modules { try lay(module, second: record.second) }
    let asked = [toolchain.version] + choice
    if record.asked != asked {
      let told = try host.processes.run(command(["--show-bin-path"]))
      record.products = told.output.trimmingCharacters(in: .newlines)
      if told.ending == .exited(0) { record.asked = asked }
    }
    try host.files.write(json: record, to: "\(scratch)/built.json")
    let isNative = Self.isNative(record.products)
    let compiler = isNative ? Self.compiler.flatMap { ["-Xswiftc", $0] } : []
    let command = command(["--build-tests", "-debug-info-format", "none"] + compiler)
    var finished = try host.processes.run(command)
    for _ in 1...2 where FailedBuild.wasCutShort(finished) {
      finished = try host.processes.run(command)
    }
    let output = (finished.output + finished.errors)
      .replacing("\(package)/", with: "\(workspace.root)/")
    switch finished.ending {
    case _ where FailedBuild.isDone(finished): break
    case .timedOut:
      let error = try FailedBuild.tooLong("", Limits.buildSeconds, processor: nil)
      return .failed([error], output: output)
    case .signalled(let signal):
      throw .machine(
        "swift build was ended by signal \(signal), three times.",
        next: "run the same command again")
    default: return .failed(Diagnostic.all(in: output), output: output)
    }
    return .built(
      Built(
        binary: isNative
          ? "\(record.products)/\(TestLaunch.Product(path: "").name).xctest" : record.products,
        warnings: Diagnostic.all(in: output),
        folders: Dictionary(uniqueKeysWithValues: modules.map { ($0.name, package) })))
  }
}

extension SwiftBuild {
  /// The compiler's words about a module whose imports were built before.
  func words(_ module: SourceModule) -> [String] {
    [toolchain.info.compiler, "-module-name", module.name] + module.settings.words
      + ["-I", modules, "-module-cache-path", cache] + toolchain.compilerWords
  }

  private func command(_ words: [String]) -> Command {
    Command(
      words: [toolchain.path, "build", "--package-path", package, "--scratch-path", scratch]
        + choice + words,
      environment: host.environmentOfTools(workspace.temporary), limit: Limits.buildSeconds)
  }

  /// For the native system, a module at once by one compiler: half as dear as file by file.
  private static let compiler = ["-wmo", "-num-threads", "1", "-no-emit-module-separately-wmo"]

  /// Makes a module's folder hold its texts and no others; those that differ get this second as
  /// their time.
  private func lay(_ module: SourceModule, second: Int) throws(Complaint) {
    let names = module.texts.map { (String($0.dropFirst(module.folder.count + 1)), $1) }
    let (folder, texts) = ("\(package)/\(module.folder)", Dictionary(uniqueKeysWithValues: names))
    for name in try host.files.lay(texts, in: folder) {
      try host.files.setTime("\(folder)/\(name)", second)
    }
  }
}
