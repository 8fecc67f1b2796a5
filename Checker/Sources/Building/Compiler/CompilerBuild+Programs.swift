import Basics
import Host

extension CompilerBuild {
  /// The modules, compiled, and the program of them and what starts them; without the program if
  /// one does not compile, or if they can't be linked.
  func build(_ modules: [SourceModule]) throws(Complaint) -> (work: Work, program: String?) {
    let modules = modules + [.runner]
    if let quick = try compileAndLink(modules) { return quick }
    var work = try compile(modules)
    guard work.compiled.count == modules.count else { return (work, nil) }
    let program = try link(&work, of: modules)
    return (work, program)
  }

  /// A program that is made, or to be made.
  private struct Program {
    var place: String
    var objects: [String]
    var words: [String]

    var path: String { "\(place)/\(TestLaunch.program)" }
  }

  private func program(_ work: Work, of sources: [SourceModule]) -> Program {
    let modules = work.compiled.sorted { $0.key < $1.key }
    let words =
      toolchain.linkerWords(hasLinker: files.exists("\(toolchain.info.binaries)/ld.lld"))
      + (sources.contains(where: \.isCounted) ? ["-profile-generate"] : []) + ["-o"]
    let facts = words + [toolchain.version, toolchain.stamp] + modules.map(\.value.inputs)
    let inputs = SHA256.hex(facts.joined(separator: "\u{0}"))
    let objects = modules.map { "\($0.value.folder)/\($0.key).o" }
    return Program(
      place: "\(folder)/programs/\(inputs.prefix(20))", objects: objects, words: words)
  }

  private func link(
    _ work: inout Work, of modules: [SourceModule]
  ) throws(Complaint) -> String? {
    let program = program(work, of: modules)
    guard record(of: program.place, names: [TestLaunch.program]) == nil else { return program.path }
    try makeRoom(for: program)
    let linking = command(
      [toolchain.info.compiler] + program.objects + program.words + [TestLaunch.program],
      in: program.place, limit: Limits.linkSeconds)
    var finished = try host.processes.run(linking)
    let said = finished.output + finished.errors
    // A linker that was killed is told in words of several kinds.
    if ![.exited(0), .timedOut].contains(finished.ending), !FailedBuild.isDiskFull(said),
      LinkFault(in: said) == nil
    {
      finished = try host.processes.run(linking)
    }
    guard finished.ending == .exited(0) else {
      work.output = finished.output + finished.errors
      return nil
    }
    return try ended(program)
  }

  private func makeRoom(for program: Program) throws(Complaint) {
    prune("\(folder)/programs", keeping: Limits.keptPrograms)
    try files.remove(program.place)
    try files.createFolder(program.place)
  }

  private func ended(_ program: Program) throws(Complaint) -> String {
    var record = Record()
    try end(&record, in: program.place, names: [TestLaunch.program])
    return program.path
  }

  /// Compiles the only module that has changed and links it in one go, which saves the compiler's
  /// driver a start; nil unless it looks to all others as it did the last time.
  private func compileAndLink(
    _ modules: [SourceModule]
  ) throws(Complaint) -> (work: Work, program: String?)? {
    guard let (module, unit, before) = try onlyChange(in: modules) else { return nil }
    var work = before
    let interface = unit.record.interface
    let program = program(work, of: modules)
    let object = "\(unit.folder)/\(module.name).o"
    try lay(module, unit)
    try makeRoom(for: program)
    try files.write(
      json: ["": ["object": object]], to: "\(unit.folder)/outputs.json")
    let finished = try host.processes.run(
      command(
        emission(of: module, unit, work) + ["-output-file-map", "outputs.json", "-emit-executable"]
          + program.objects.filter { $0 != object } + program.words + [program.path],
        in: unit.folder, limit: Limits.compilationSeconds))
    guard finished.ending != .exited(0) || files.exists(object) else { return nil }
    work.compiled[module.name] = nil
    try take(finished, of: module, unit, &work)
    guard let made = work.compiled[module.name] else {
      // Without an error in a text it may be the linker's fault, whose words are wanted alone.
      return work.errors.contains { $0.severity == .error } ? (work, nil) : nil
    }
    return made.record.interface == interface ? (work, try ended(program)) : nil
  }
}
