import Foundation
import Basics
package import Host

/// Compiles modules and links programs by the compiler's public options.
///
/// Each module has a folder that is named by a digest of all that it is made of, with its texts in
/// it: so nothing that is saved meanwhile is read, no file's time matters, and what was made once is
/// found again.
package struct CompilerBuild {
  package let host: HostSystem
  package let toolchain: Toolchain
  package let folder: String
  /// The compiler's cache of the system's modules.
  let cache: String
  /// The course's root, below which the files are told.
  let root: String
  /// The temporary folder of its processes; nil for the system's.
  let temporary: String?
  /// Hears of each module that the first build of all has made.
  var progress: ProgressHandler = { _ in }

  var files: Files { host.files }

  package struct Compiled {
    /// Its folder, which holds its texts by their paths in the course.
    package var folder: String
    var inputs: String
    var record: Record
  }

  /// A note of what was made, written once all of it is there.
  struct Record: Codable {
    /// A digest of what other modules see of it.
    var interface = ""
    /// The compiler's words about it.
    var output = ""
    /// Times and sizes of all that lies beside it.
    var stamps: [String] = []
  }

  /// The modules that compile, and the errors of those that do not.
  struct Work {
    var compiled: [String: Compiled] = [:]
    var errors: [Diagnostic] = []
    var output = ""
  }
}

extension CompilerBuild {
  /// Compiles the modules, those that need nothing of one another side by side.
  func compile(_ modules: [SourceModule]) throws(Complaint) -> Work {
    var work = Work()
    var open = modules
    let isFirst = !files.exists(folder)
    var running: [(module: SourceModule, unit: Compiled, job: Job)] = []
    do throws(Complaint) {
      while true {
        let ready = open.firstIndex { $0.imports.allSatisfy { name in work.compiled[name] != nil } }
        if running.count <= host.cores, let index = ready {
          let module = open.remove(at: index)
          var unit = self.unit(module, work)
          if let record = record(of: unit.folder, names: names(of: module)) {
            unit.record = record
            work.compiled[module.name] = unit
          } else {
            running.append((module, unit, try start(module, unit, work)))
          }
        } else if running.isEmpty {
          return work
        } else {
          let (module, unit, job) = running.removeFirst()
          var finished = try job.result()
          if FailedBuild.wasCutShort(finished) { finished = try start(module, unit, work).result() }
          try take(finished, of: module, unit, &work)
          let made = "\(work.compiled.count) of \(modules.count) modules"
          if isFirst { progress(.short("building the course, once: \(made)")) }
        }
      }
    } catch {
      running.forEach { $0.job.cancel() }
      throw error
    }
  }

  /// The files in a module's folder; nothing imports tests.
  func names(of module: SourceModule) -> [String] {
    (module.isTest ? [] : [interface(of: module)]) + ["\(module.name).o"]
      + module.texts.keys.sorted()
  }

  /// The file with what other modules see of it.
  private func interface(of module: SourceModule) -> String { "\(module.name).swiftmodule" }

  private func start(
    _ module: SourceModule, _ unit: Compiled, _ work: Work
  ) throws(Complaint) -> Job {
    try lay(module, unit)
    return try host.processes.start(
      command(
        emission(of: module, unit, work) + ["-c", "-o", "\(module.name).o"], in: unit.folder,
        limit: Limits.compilationSeconds))
  }

  /// Makes a folder for a module, with its texts in it.
  func lay(_ module: SourceModule, _ unit: Compiled) throws(Complaint) {
    prune("\(folder)/modules/\(module.name)", keeping: Limits.keptModules)
    try files.remove("\(unit.folder)/record.json")
    for (path, text) in module.texts { try files.write("\(unit.folder)/\(path)", Data(text.utf8)) }
  }

  /// The compiler's words for a module as a whole, which it writes down beside its object.
  func emission(of module: SourceModule, _ unit: Compiled, _ work: Work) -> [String] {
    var words = words(module, work.compiled, counting: unit.folder) + ["-wmo"]
    if !module.isTest {
      words += ["-no-emit-module-separately-wmo", "-emit-module", "-emit-module-path"]
      words.append(interface(of: module))
    }
    return words + module.texts.keys.sorted()
  }

  /// The compiler's words about a module, without its files and what is made of them.
  func words(
    _ module: SourceModule, _ compiled: [String: Compiled], counting place: String? = nil
  ) -> [String] {
    var words = [toolchain.info.compiler, "-module-name", module.name] + module.settings.words
    words += ["-module-cache-path", cache]
    for name in module.imports { words += ["-I", compiled[name]?.folder ?? ""] }
    words += toolchain.compilerWords
    if module.isCounted, let place {
      words += ["-profile-generate", "-profile-coverage-mapping"]
      words += ["-coverage-prefix-map", "\(place)=."]
    }
    return words
  }

  /// Has the compiler read the system's modules again.
  func forgetCache() {
    let old = "\(cache).\(UUID().uuidString)"
    // Another build may write into it: it is moved at once, and what can't be removed then may stay.
    try? files.move(cache, old)
    try? files.remove(old)
  }

  /// A command of the toolchain in a folder, so that its files have relative names.
  func command(_ words: [String], in folder: String, limit: Double) -> Command {
    Command(
      words: ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder] + words,
      environment: host.environmentOfTools(temporary), limit: limit)
  }

  func take(
    _ finished: Finished, of module: SourceModule, _ unit: Compiled, _ work: inout Work
  ) throws(Complaint) {
    // The files are named where they lie in the course.
    let output = module.texts.keys.reduce(finished.output + finished.errors) {
      $0.replacing("\($1):", with: "\(root)/\($1):")
    }
    switch finished.ending {
    case .exited(0):
      var unit = unit
      let interface = try files.read("\(unit.folder)/\(interface(of: module))") ?? Data()
      unit.record = Record(interface: SHA256.hex(interface), output: output)
      try end(&unit.record, in: unit.folder, names: names(of: module))
      let last = Last(interface: unit.record.interface, outline: module.outline)
      try files.write(json: last, to: self.last(of: module))
      work.compiled[module.name] = unit
    case .timedOut:
      work.errors.append(
        try FailedBuild.tooLong(
          "\(root)/\(module.texts.keys.sorted().first ?? "")", Limits.compilationSeconds,
          processor: finished.processor))
    default:
      let diagnostics = Diagnostic.all(in: output)
      work.errors += diagnostics
      work.output += output
      if diagnostics.isEmpty { work.output += "error: \(module.name) could not be compiled\n" }
    }
  }
}
