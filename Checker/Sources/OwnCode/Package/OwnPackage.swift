import Basics
import Common
import Host
import Foundation

/// A package that is no course: built and run by SwiftPM, as its author would.
struct OwnPackage {
  let host: HostSystem
  let toolchain: Toolchain
  let folder: String

  func build(_ options: [String]) throws(Complaint) {
    let built = try run("build", options)
    guard FailedBuild.isDone(built) else {
      let first = Diagnostic.all(in: built.output + built.errors).first { $0.severity == .error }
      throw Complaint(
        "The package does not build.",
        details: first.map { ["\(relative($0.file)):\($0.line): \($0.message)"] } ?? [],
        next: "swift build in \(folder) shows more", exit: .notPassed)
    }
  }

  func run(
    _ command: String, _ options: [String], _ variables: [String: String] = [:],
    limit: Double = Limits.buildSeconds
  ) throws(Complaint) -> Finished {
    try host.processes.run(
      Command(
        words: [toolchain.path, command, "--package-path", folder] + options,
        environment: host.environment.merging(variables) { $1 }, limit: limit))
  }

  func modules() throws(Complaint) -> PackageModules {
    let described = try run("package", ["describe", "--type", "json"])
    let package = PackageModules(
      described: described.output,
      dumped: try run("package", ["dump-package"]).output, isDarwin: toolchain.info.isDarwin)
    guard let package else {
      let error = described.errors.split(separator: "\n").first { $0.contains("error: ") }
      throw Complaint(
        "SwiftPM can't read the package.", details: error.map { [String($0)] } ?? [],
        next: "swift package describe in \(folder) shows more", exit: .notPassed)
    }
    return package
  }

  /// The commands that print each module's tree; the package is built first, for what they import.
  func dumps(of package: PackageModules) throws(Complaint) -> [RuleDump] {
    try build([])
    let built = try run("build", ["--show-bin-path"]).output.trimmingCharacters(in: .newlines)
    // Each build system has its own place for them.
    let modules = ["\(built)/Modules", built].first(where: host.files.exists) ?? built
    let identity = (folder as NSString).lastPathComponent.lowercased()
    let outputs = "\(folder)/.build/plugins/outputs/\(identity)"
    let words =
      [toolchain.info.compiler] + toolchain.compilerWords + ["-D", "SWIFT_PACKAGE", "-D", "DEBUG"]
      + ["-package-name", String(identity.map { $0.isLetter || $0.isNumber ? $0 : "_" })]
      + ["-enable-testing", "-enable-bare-slash-regex", "-I", modules]
      + (try maps(package.foreign).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] })
      + macros(in: built)
    var dumps: [RuleDump] = []
    for module in package.modules {
      var files = module.files.map { "\(folder)/\($0)" }
      if let accessor = module.accessor {
        files.append("\(kept)/\(module.name).swift")
        try host.files.write(files[files.count - 1], Data(accessor.utf8))
      }
      // Plugins of the build may have written files for it.
      let made = "\(outputs)/\(module.target)"
      files += host.files.tree(made).filter { $0.hasSuffix(".swift") }.map { "\(made)/\($0)" }
      dumps.append(RuleDump(module.name, files, with: words + module.words))
    }
    return dumps
  }

  /// The compiler's trees of a module, or an error's place and words.
  func trees(of dump: RuleDump) throws(Complaint) -> (ModuleTrees?, error: String?) {
    let finished = try host.processes.run(
      Command(
        words: dump.words, environment: host.environment, limit: Limits.syntaxTreeSeconds * 2,
        keep: Limits.syntaxTreeBytes))
    var trees = ModuleTrees()
    guard finished.ending == .exited(0), try trees.add(finished.output) else {
      let error = Diagnostic.all(in: finished.errors).first { $0.severity == .error }
      return (nil, error.map { "\(relative($0.file)):\($0.line): \($0.message)" })
    }
    return (trees, nil)
  }

  /// The readable names of trees.
  func names(in trees: ModuleTrees) throws(Complaint) -> String {
    guard let names = try toolchain.readable(trees.names.sorted(), host) else {
      throw .machine(
        "This toolchain's swift-demangle is missing, or fails.", next: "kata doctor looks further")
    }
    return names
  }

  /// The types of a module.
  func facts(of dump: RuleDump, _ endings: PartEndings) throws(Complaint) -> ModuleFacts {
    let (trees, error) = try trees(of: dump)
    guard let trees else {
      throw Complaint(
        "The compiler gives no syntax tree of \(dump.module).",
        details: error.map { [$0] } ?? [], next: "swift build in \(folder)", exit: .machine)
    }
    return RuleCheck.facts(
      of: trees.all, Names(reading: try names(in: trees)), try sources(of: dump), endings)
  }

  /// The texts of a module, by their paths.
  func sources(of dump: RuleDump) throws(Complaint) -> [String: String] {
    var sources: [String: String] = [:]
    for path in dump.files { sources[path] = try host.files.text(path) ?? "" }
    return sources
  }

  /// The folder for what is kept from one time to the next.
  var kept: String { "\(folder)/.build/kata" }

  /// The files that tell the compiler of modules in C, given with their folders.
  private func maps(_ foreign: [String: String]) throws(Complaint) -> [String] {
    var maps: [String] = []
    for (name, path) in foreign.sorted(by: { $0.key < $1.key }) {
      let headers = "\(folder)/\(path)/include"
      let own = ["\(headers)/module.modulemap", "\(folder)/\(path)/module.modulemap"]
        .first(where: host.files.exists)
      maps.append(own ?? "\(kept)/\(name).modulemap")
      if own == nil {
        let text = "module \(name) { umbrella \(headers.debugDescription) export * }\n"
        try host.files.write(maps[maps.count - 1], Data(text.utf8))
      }
    }
    return maps
  }

  /// The words about macros that were built.
  private func macros(in built: String) -> [String] {
    (host.files.list(built) ?? []).filter { $0.hasSuffix("-tool") }.flatMap { name in
      ["-load-plugin-executable", "\(built)/\(name)#\(name.dropLast("-tool".count))"]
    }
  }

  /// The path of a file from the package's folder.
  func relative(_ file: String) -> String {
    [folder, host.files.resolved(folder)].first { file.hasPrefix("\($0)/") }
      .map { String(file.dropFirst($0.count + 1)) } ?? file
  }
}

extension OwnPackage {
  /// The package in a folder, and the toolchain that builds it.
  init(in folder: String, _ host: HostSystem) throws(Complaint) {
    guard host.files.exists("\(folder)/Package.swift") else {
      throw .usage("There is no package in \(folder).", next: "name its folder")
    }
    self.init(host: host, toolchain: try Toolchain(host, remembered: nil), folder: folder)
  }
}

extension Limits {
  /// Seconds for all tests of a package that is no course.
  static let ownTestsSeconds = 60.0
}

/// The compiler's trees of a module's files, and the names in them.
struct ModuleTrees {
  private(set) var all: [TreeNode] = []
  private(set) var names: Set<String> = []

  /// Reads what the compiler wrote of some files; returns false if it can't be read.
  mutating func add(_ output: String) throws(Complaint) -> Bool {
    let (dump, count) = (Data(output.utf8), all.count)
    let reading = Bounded(seconds: Limits.ruleSeconds) {
      try? TreeNode.trees(in: dump, after: count)
    }
    guard let trees = try reading.value() ?? nil else { return false }
    all += trees
    names.formUnion(RuleCheck.mangledNames(in: dump))
    return true
  }
}
