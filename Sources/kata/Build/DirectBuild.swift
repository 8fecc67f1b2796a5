import Foundation
import KataCore

/// Runs the commands of a known plan itself: the build system would spend more time on finding out
/// anew what it planned last time than the compiler and the linker need.
///
/// What a module is compiled from is known by its text alone, so that no time of any file matters.
struct DirectBuild {
  let workspace: Workspace
  let toolchain: Toolchain
  /// The folder of each module that is an exercise's: its code, its suite, its player.
  let folders: [String: String]
  /// Run beside the first compilations.
  var beside: [Beside: Command] = [:]

  enum Result {
    case built(Built)
    case failed([Diagnostic], output: String)
    /// Something is not as it was planned, or went otherwise than such a command goes.
    case unplanned
  }

  private var host: KataHost { workspace.host }
  private var plans: PlanStore { PlanStore(workspace: workspace, toolchain: toolchain) }
  private var store: ModuleStore { ModuleStore(workspace: workspace) }

  /// A plan holds for one toolchain alone, and so do the driver's answers.
  private func driver(_ entry: PlanStore.Entry) -> Driver {
    Driver(host: host, folder: "\(entry.folder)/jobs")
  }

  /// Reads what `run` will read of plans and of what is given.
  func warm() throws(Complaint) {
    _ = try plans.entry(for: folders.mapValues(sources))
  }

  func run() throws(Complaint) -> Result {
    guard let entry = try plans.entry(for: folders.mapValues(sources)) else { return .unplanned }
    var work = Work(entry: entry, interfaces: entry.interfaces)
    work.beside = beside.sorted { $0.key < $1.key }
    var open = entry.planned.modules.filter { folders[$0.name] != nil }
    while !open.isEmpty {
      let ready = open.filter { module in
        module.imports.allSatisfy { work.interfaces[$0] != nil }
      }
      guard !ready.isEmpty else { break }
      open.removeAll { module in ready.contains { $0.name == module.name } }
      guard try compile(ready, &work) else { return .unplanned }
    }
    guard work.errors.isEmpty else { return .failed(work.errors, output: work.output) }
    guard let binary = try link(work) else { return .unplanned }
    return .built(
      Built(binary: binary, warnings: work.warnings, beside: work.finishedBeside))
  }

  /// Keeps SwiftPM's plan and what it has built, for the next time.
  ///
  /// Of the exercises' modules only those that it compiled in this very build, and whose sources
  /// were not saved meanwhile.
  func keep(
    _ yaml: String, output: String, before: [String: ModuleStore.Sources]
  ) throws(Complaint) {
    try plans.keep(yaml)
    guard let entry = try plans.entry(for: folders.mapValues(sources)) else { return }
    var interfaces = entry.interfaces
    for module in entry.planned.modules where folders[module.name] != nil {
      guard output.contains("Compiling \(module.name) "), let sources = before[module.name],
        try store.sources(module.sources) == sources,
        let path = try path(of: module, interfaces, sources: sources)
      else { continue }
      interfaces[module.name] = try interface(
        of: module, module.interface, in: entry.planned, interfaces, sources)
      guard !host.files.exists(path) else { continue }
      let new = try store.newFolder()
      for file in module.objects + [module.interface] {
        let name = (file as NSString).lastPathComponent
        try host.files.write("\(new)/\(name)", try host.files.read(file) ?? Data())
      }
      let own = Diagnostic.all(in: output).filter { module.sources.contains($0.file) }
      let lines = own.map { "\($0.file):\($0.line):\($0.column): \($0.severity): \($0.message)\n" }
      try host.files.write("\(new)/warnings.txt", Data(lines.joined().utf8))
      try store.keep(new, as: path)
    }
  }

  /// What each module's sources are now, in the order in which a plan would have them.
  func states() throws(Complaint) -> [String: ModuleStore.Sources] {
    var states: [String: ModuleStore.Sources] = [:]
    for (name, folder) in folders { states[name] = try store.sources(sources(in: folder)) }
    return states
  }
}

extension DirectBuild {
  /// What has been found and done so far.
  private struct Work {
    let entry: PlanStore.Entry
    /// Compiled interfaces by module: digests.
    var interfaces: [String: String]
    /// Where the exercises' modules lie, compiled.
    var paths: [String: String] = [:]
    var warnings: [Diagnostic] = []
    var errors: [Diagnostic] = []
    var output = ""
    var beside: [(key: Beside, value: Command)] = []
    var finishedBeside: [Beside: Finished] = [:]
  }

  private struct Compilation {
    var module: PlannedBuild.Module
    var path: String
    var new: String
  }

  /// Compiles what is not there yet, side by side; false when something went in an unknown way.
  private func compile(
    _ modules: [PlannedBuild.Module], _ work: inout Work
  ) throws(Complaint) -> Bool {
    var open: [Compilation] = []
    var states: [ModuleStore.Sources] = []
    for module in modules {
      let before = try store.sources(module.sources)
      states.append(before)
      guard let path = try path(of: module, work.interfaces, sources: before) else { return false }
      work.paths[module.name] = path
      guard !host.files.exists(path) else { continue }
      let new = "\(try store.newFolder())-\(module.name)"
      try host.files.remove(new)
      try host.files.createFolder(new)
      open.append(Compilation(module: module, path: path, new: new))
    }
    var commands: [Command] = []
    for compilation in open { commands.append(try command(compilation, work)) }
    let finished = try host.processes.run(commands + work.beside.map(\.value))
    for (entry, finished) in zip(work.beside, finished.dropFirst(commands.count)) {
      work.finishedBeside[entry.key] = finished
    }
    work.beside = []
    // What was saved meanwhile may or may not have been read.
    for (module, before) in zip(modules, states)
    where try store.sources(module.sources) != before { return false }
    for (compilation, finished) in zip(open, finished) {
      guard try take(finished, of: compilation, &work) else { return false }
    }
    for (module, sources) in zip(modules, states)
    where work.paths[module.name].map(host.files.exists) == true {
      let path = work.paths[module.name] ?? ""
      work.interfaces[module.name] = try interface(
        of: module, "\(path)/\(module.name).swiftmodule", in: work.entry.planned, work.interfaces,
        sources)
      work.warnings += Diagnostic.all(in: try host.files.text("\(path)/warnings.txt") ?? "")
    }
    return true
  }

  private func take(
    _ finished: Finished, of compilation: Compilation, _ work: inout Work
  ) throws(Complaint) -> Bool {
    let text = finished.output + finished.errors
    if finished.ending == .timedOut, let source = compilation.module.sources.first {
      work.errors.append(Builder.tooLong(source, Limits.compilationSeconds))
      return true
    }
    guard finished.ending == .exited(0) else {
      let diagnostics = Diagnostic.all(in: text)
      work.errors += diagnostics
      work.output += text
      return finished.ending == .exited(1) && diagnostics.contains { $0.severity == .error }
    }
    try host.files.write("\(compilation.new)/warnings.txt", Data(text.utf8))
    try store.keep(compilation.new, as: compilation.path)
    return true
  }

  private func command(_ compilation: Compilation, _ work: Work) throws(Complaint) -> Command {
    let module = compilation.module
    var map: [String: [String: String]] = [:]
    for (source, object) in zip(module.sources, module.objects) {
      map[source] = ["object": "\(compilation.new)/\((object as NSString).lastPathComponent)"]
    }
    let data = (try? JSONEncoder().encode(map)) ?? Data()
    try host.files.write("\(compilation.new)/objects.json", data)
    let products = [
      "-module-name", module.name, "-emit-module", "-emit-module-path",
      "\(compilation.new)/\(module.name).swiftmodule", "-output-file-map",
      "\(compilation.new)/objects.json", "-c",
      // Names of many files would be handed over in a file that is there for one time alone.
      "-driver-filelist-threshold=\(Limits.filesInWords)",
    ]
    let imports = module.imports.compactMap { name in work.paths[name].map { (name, $0) } }
    let imported = ["-I", work.entry.folder] + imports.flatMap { ["-I", $0.1] }
    let words =
      [work.entry.planned.compiler] + module.arguments + products + imported + module.sources
    let names =
      [(work.entry.folder, "@plan@"), (compilation.new, "@new@")]
      + imports.map { ($0.1, "@\($0.0)@") }
    let jobs = try driver(work.entry).jobs(
      of: words, names: names, programs: ["swift-frontend"])
    return driver(work.entry).command(jobs?.first ?? words, limit: Limits.compilationSeconds)
  }

  /// Tells what those who import the module are compiled against: its facade, where it has one.
  private func interface(
    of module: PlannedBuild.Module, _ compiled: String, in planned: PlannedBuild,
    _ interfaces: [String: String], _ sources: ModuleStore.Sources
  ) throws(Complaint) -> String {
    let isImported = planned.modules.contains { $0.imports.contains(module.name) }
    guard isImported, let facade = try store.facade(of: module.sources, as: sources) else {
      return try store.digest(of: compiled)
    }
    let imported = module.imports.flatMap { [$0, interfaces[$0] ?? ""] }
    return SHA256.hex((module.arguments + imported + [facade.text]).joined(separator: "\u{0}"))
  }

  /// Where the module lies once it is compiled from these sources; nil when an import is missing.
  private func path(
    of module: PlannedBuild.Module, _ interfaces: [String: String], sources: ModuleStore.Sources
  ) throws(Complaint) -> String? {
    var facts = [try plans.circumstances(), module.name] + module.arguments
    for name in module.imports {
      guard let interface = interfaces[name] else { return nil }
      facts += [name, interface]
    }
    facts += zip(module.sources, sources.digests).flatMap { [$0, $1] }
    let id = SHA256.hex(facts.joined(separator: "\u{0}")).prefix(20)
    return store.path(ofModule: module.name, String(id))
  }

  /// The program with all modules; nil when the linker can't make it.
  private func link(_ work: Work) throws(Complaint) -> String? {
    let entry = work.entry
    var objects = entry.runner
    for module in entry.planned.modules {
      objects +=
        work.paths[module.name].map { path in
          module.objects.map { "\(path)/\(($0 as NSString).lastPathComponent)" }
        } ?? entry.objects(of: module)
    }
    let list = objects.joined(separator: "\n")
    let id = String(
      SHA256.hex([entry.folder, list].joined(separator: "\u{0}")).prefix(20))
    let place = store.path(ofProgram: id)
    let program = TestLaunch.bundle(in: place)
    if try !store.isWhole(program) {
      let new = try store.newFolder()
      let words =
        [entry.planned.compiler] + entry.planned.link.arguments + PlannedBuild.linker + objects
        + ["-o", TestLaunch.bundle(in: new)]
      let names =
        [(entry.folder, "@plan@"), (new, "@new@")]
        + work.paths.sorted { $0.key < $1.key }.map { ($0.value, "@\($0.key)@") }
      let jobs = try driver(entry).jobs(
        of: words, names: names, programs: ["swift-autolink-extract", "clang"])
      let libraries = try libraries(work)
      for job in jobs ?? [words] {
        let made = DriverJobs.autolink(of: job)
        if let made, let kept = try host.files.read(libraries) {
          try host.files.write(made, kept)
          continue
        }
        let finished = try host.processes.run(driver(entry).command(job))
        guard finished.ending == .exited(0) else {
          try host.files.remove(libraries)
          // Where it is no symbol, one of them is not what it was.
          let isDamaged = LinkFault(in: finished.output + finished.errors) == nil
          for part in work.paths.values + [entry.folder] where isDamaged {
            try host.files.remove(part)
          }
          return nil
        }
        if let made { try host.files.write(libraries, try host.files.read(made) ?? Data()) }
      }
      try store.keep(new, as: place)
      try store.seal(program)
    }
    try store.prune(keeping: work.paths.values.sorted(), program: place)
    return program
  }

  /// Where the list of libraries is kept that these modules need: they follow from imports, which
  /// an interface names.
  private func libraries(_ work: Work) throws(Complaint) -> String {
    let facts = work.interfaces.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    let id = SHA256.hex(facts.joined(separator: "\u{0}")).prefix(20)
    return "\(work.entry.folder)/libraries/\(id).autolink"
  }

  private func sources(in folder: String) -> [String] {
    host.files.tree(folder).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
  }
}
