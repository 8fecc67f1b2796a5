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
    guard built.ending == .exited(0) else {
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

  /// The path of a file from the package's folder.
  func relative(_ file: String) -> String {
    [folder, host.files.resolved(folder)].first { file.hasPrefix("\($0)/") }
      .map { String(file.dropFirst($0.count + 1)) } ?? file
  }
}
