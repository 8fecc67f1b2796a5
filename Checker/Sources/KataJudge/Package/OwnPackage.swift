import KataBuild
import KataCore
import KataHost

/// A package that is no course: built and run by SwiftPM, as its author would.
struct OwnPackage {
  let host: KataHost
  let toolchain: Toolchain
  let folder: String

  func build(_ options: [String]) throws(Complaint) {
    let built = try run("build", options)
    guard BuildFailure.isDone(built) else {
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

  /// The commands that print each module's tree; the package is built first, for what they import.
  func dumps() throws(Complaint) -> [RuleDump] {
    try build(["--build-system", "native"])
    let told = try run("package", ["describe", "--type", "json"])
    guard let targets = PackageTargets(reading: told.output),
      let description = try host.files.text("\(folder)/.build/debug.yaml")
    else {
      throw .machine("SwiftPM does not describe the package.", next: "swift package describe")
    }
    return targets.targets.map { target in
      let files = target.files.map { "\(folder)/\($0)" }
      var dump = RuleDump(
        module: target.module, files: files + ModuleFlags.derived(target.module, in: description),
        moduleFolder: "\(folder)/.build/debug/Modules",
        settings: FrontendSettings(of: target.module, description: description)
          ?? FrontendSettings(toolchain.info, packageName: "scene"))
      dump.language = ModuleFlags.of(target.module, in: description) ?? []
      dump.pluginFolder = toolchain.info.plugins
      return dump
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
  init(in folder: String, _ host: KataHost) throws(Complaint) {
    guard host.files.exists("\(folder)/Package.swift") else {
      throw .usage("There is no package in \(folder).", next: "name its folder")
    }
    self.init(host: host, toolchain: try Toolchain(host, remembered: nil), folder: folder)
  }
}
