import Foundation
import KataCore
import KataCourse
import KataHost

/// Starts the compiler and the linker itself, by SwiftPM's commands of an earlier build: to plan
/// anew takes SwiftPM longer than both.
///
/// Products are known by the texts that they were made from, so no file's time matters.
struct DirectBuild {
  let workspace: Workspace
  let toolchain: Toolchain

  private var host: KataHost { workspace.host }
  private var folder: String { "\(workspace.scratch)/direct" }
  private var driver: Driver { Driver(host: host, folder: "\(folder)/jobs") }

  /// Builds the exercises' modules, given with the folders of their sources, and a program of them.
  ///
  /// Nil if the commands are not known, or one ends in an unexpected way: the caller then runs
  /// `swift build`.
  func build(_ folders: [String: String]) throws(Complaint) -> BuildOutcome? {
    guard host.features.directBuild else { return nil }
    let store = PlanStore(workspace: workspace, toolchain: toolchain)
    guard let plan = try store.plan(for: Set(folders.keys)) else { return nil }
    var work = Work(plan: plan, folders: folders)
    let own = plan.modules.filter { folders[$0.name] != nil }
    let isFirst = { (module: PlannedBuild.Module) in
      module.imports.allSatisfy { folders[$0] == nil }
    }
    // Code first; then suites and players, which import it.
    guard try compile(own.filter(isFirst), &work),
      try compile(own.filter { !isFirst($0) }, &work)
    else { return nil }
    guard work.errors.isEmpty else {
      return .failed(work.errors, output: work.output)
    }
    guard let binary = try link(work) else { return nil }
    let warnings = work.compiled.values.flatMap { Diagnostic.all(in: $0.output) }
    return .built(Built(binary: binary, warnings: warnings, isDirect: true))
  }

  private struct Work {
    let plan: PlanStore.Plan
    let folders: [String: String]
    /// The exercises' modules that compile.
    var compiled: [String: BuildProduct.Record] = [:]
    var errors: [Diagnostic] = []
    var output = ""
  }
}

extension DirectBuild {
  private struct Step {
    let module: PlannedBuild.Module
    let sources: String
    /// The sources as they were before.
    let state: [String]
    let product: BuildProduct
    let inputs: String
  }

  /// Compiles side by side what has changed; false if something went in an unexpected way.
  private func compile(
    _ modules: [PlannedBuild.Module], _ work: inout Work
  ) throws(Complaint) -> Bool {
    var steps: [Step] = []
    for module in modules {
      guard let step = try step(module, work) else { continue }
      if let record = try step.product.record(of: step.inputs) {
        work.compiled[module.name] = record
      } else {
        steps.append(step)
      }
    }
    var commands: [Command] = []
    for step in steps { commands.append(try command(step, work)) }
    let finished = try host.processes.run(commands)
    for (step, finished) in zip(steps, finished) {
      // What was saved meanwhile may or may not have been read.
      guard try state(step.sources) == step.state, try take(finished, of: step, &work) else {
        return false
      }
    }
    return true
  }

  /// Nil if a module that it imports does not compile.
  private func step(
    _ module: PlannedBuild.Module, _ work: Work
  ) throws(Complaint) -> Step? {
    let sources = work.folders[module.name] ?? ""
    let state = try state(sources)
    var facts = [work.plan.facts[PlanStore.link] ?? "", state[0]] + module.words
    for name in module.imports {
      guard let interface = work.compiled[name]?.interface ?? work.plan.facts[name] else {
        return nil
      }
      facts += [name, interface]
    }
    return Step(
      module: module, sources: sources, state: state, product: product(module, work),
      inputs: digest(facts))
  }

  private func command(_ step: Step, _ work: Work) throws(Complaint) -> Command {
    let (module, product) = (step.module, step.product)
    try product.begin()
    let own = work.plan.modules.filter {
      module.imports.contains($0.name) && work.folders[$0.name] != nil
    }
    let sources = host.files.tree(step.sources).filter { $0.hasSuffix(".swift") }
    // The exercises' modules are looked for before those that SwiftPM has built.
    var words = [module.words[0]]
    for imported in own { words += ["-I", self.product(imported, work).folder] }
    words += module.words.dropFirst()
    words += ["-emit-module", "-emit-module-path", product.path("\(module.name).swiftmodule")]
    // Names of many files would be handed over in a file that is there for one run alone.
    words += ["-driver-filelist-threshold=\(Limits.filesInWords)"]
    words += ["-c", "-o", product.path("\(module.name).o")]
    words += sources.map { "\(step.sources)/\($0)" }
    let jobs = try driver.jobs(of: words, programs: ["swift-frontend"])
    return driver.command(jobs[0], limit: Limits.compilationSeconds)
  }

  private func take(
    _ finished: Finished, of step: Step, _ work: inout Work
  ) throws(Complaint) -> Bool {
    let output = finished.output + finished.errors
    switch finished.ending {
    case .exited(0):
      let emitted = step.product.path("\(step.module.name).swiftmodule")
      let interface = SHA256.hex(try host.files.read(emitted) ?? Data())
      let record = BuildProduct.Record(inputs: step.inputs, interface: interface, output: output)
      try step.product.end(record)
      work.compiled[step.module.name] = record
      return true
    case .timedOut:
      let source = host.files.tree(step.sources).first { $0.hasSuffix(".swift") } ?? ""
      work.errors.append(
        try BuildFailure.tooLong(
          "\(step.sources)/\(source)", Limits.compilationSeconds, processor: finished.processor))
      return true
    default:
      let diagnostics = Diagnostic.all(in: output)
      work.errors += diagnostics
      work.output += output
      return finished.ending == .exited(1) && diagnostics.contains { $0.severity == .error }
    }
  }

  /// A digest of the texts below a folder, and what tells each file from one saved later.
  private func state(_ folder: String) throws(Complaint) -> [String] {
    try [workspace.digest([folder])] + workspace.marks(below: folder).map(\.text)
  }

  /// One place for each module and folder: the learner's sources, and what was laid in their place.
  private func product(_ module: PlannedBuild.Module, _ work: Work) -> BuildProduct {
    let place = SHA256.hex(work.folders[module.name] ?? "").prefix(8)
    return BuildProduct(
      files: host.files, folder: "\(folder)/modules/\(module.name)-\(place)",
      names: ["\(module.name).swiftmodule", "\(module.name).o"])
  }

  private func digest(_ facts: [String]) -> String { SHA256.hex(facts.joined(separator: "\u{0}")) }
}

extension DirectBuild {
  /// The program with all modules; nil if it can't be linked.
  private func link(_ work: Work) throws(Complaint) -> String? {
    let plan = work.plan
    let own = plan.modules.filter { work.folders[$0.name] != nil }
    let given = plan.modules.filter { work.folders[$0.name] == nil }
    // Named after the first exercise, so that processes that build different ones don't meet.
    let place = "\(folder)/programs/\(own.first?.name ?? "")"
    let binary = TestLaunch.bundle(in: place)
    let product = BuildProduct(
      files: host.files, folder: place, names: [(binary as NSString).lastPathComponent])
    var words = PlannedBuild.words(plan.link, for: own)
    words += own.map { self.product($0, work).path("\($0.name).o") }
    words += given.flatMap(\.objects) + plan.link.runner + ["-o", binary]
    let made = work.compiled.sorted { $0.key < $1.key }
    let facts = plan.facts.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    let inputs = digest(words + facts + made.map(\.value.inputs))
    let interfaces = digest(words + facts + made.map(\.value.interface))
    let before = try product.record()
    guard before?.inputs != inputs else { return binary }
    var jobs = try driver.jobs(of: words, programs: ["swift-autolink-extract", "clang"])
    // The first one lists the libraries that the objects need: these follow from the interfaces.
    if jobs.count == 2, before?.interface == interfaces { jobs.removeFirst() }
    try product.begin()
    for job in jobs {
      let finished = try host.processes.run(driver.command(job, limit: Limits.linkSeconds))
      guard finished.ending == .exited(0) else {
        // Without the name of a symbol it is a file here that is not what it was.
        if LinkFault(in: finished.output + finished.errors) == nil {
          try host.files.remove(folder)
        }
        return nil
      }
    }
    try product.end(BuildProduct.Record(inputs: inputs, interface: interfaces))
    return binary
  }
}
