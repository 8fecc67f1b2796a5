import Foundation
import KataCore

/// The same surroundings for every process that runs somebody's code.
struct World {
  let workspace: Workspace
  let toolchain: Toolchain
  /// Seconds for one process.
  var limit: Double

  /// Where such a process runs, and where it leaves what it has to say.
  var folder: String {
    let share = workspace.host.environment[SharedProof.variable].map { "/share-\($0)" }
    return "\(workspace.state)/run\(share ?? "")"
  }

  /// The test binary with these arguments, under limits on memory, files and core dumps.
  func command(_ binary: String, _ arguments: [String], _ variables: [String: String]) -> Command {
    return Command(
      words: ["/bin/sh", "-c", "\(Limits.shell); cd \"$0\" && exec \"$@\"", folder]
        + TestBundle.command(for: binary, compiler: toolchain.path)
        + ["--testing-library", "swift-testing", "--no-parallel"] + arguments,
      environment: environment.merging(variables) { _, new in new }, limit: limit,
      keep: Limits.outputBytes)
  }

  /// One exercise's suite, its events written into the stream.
  func suite(
    _ id: ExerciseID, _ binary: String, stream: String, arguments: [String] = [],
    variables: [(String, String)]
  ) -> Command {
    command(
      binary,
      [
        "--filter", "^\(id)Tests\\.", "--event-stream-output-path", stream,
        "--event-stream-version", "6.3",
      ] + arguments, Dictionary(variables) { $1 })
  }

  /// The course's files that a crash could name; there is none to look for otherwise.
  func files(of id: ExerciseID, after ending: Ending) -> [String] {
    guard case .signalled = ending else { return [] }
    let layout = ExerciseLayout(id)
    return [layout.sources, layout.tests, "Sources"].flatMap { folder in
      workspace.host.files.tree(workspace.path(folder)).map { "\(folder)/\($0)" }
    }
  }

  /// An empty file for a process to write into.
  func emptyFile(_ name: String) throws(Complaint) -> String {
    let path = "\(folder)/\(name)"
    try workspace.host.files.write(path, Data())
    return path
  }

  /// What a process wrote, up to a limit.
  func text(_ path: String) -> String {
    String(decoding: data(path), as: UTF8.self)
  }

  /// The same, as it was written.
  func data(_ path: String) -> Data {
    workspace.host.files.readPrefix(path, Limits.streamBytes)
  }

  private var environment: [String: String] {
    var world = [
      "PATH": "/usr/bin:/bin", "HOME": folder, "TMPDIR": folder, "LANG": "tr_TR.UTF-8",
      "LC_ALL": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati", "SWIFT_DETERMINISTIC_HASHING": "1",
      "SWIFT_BACKTRACE": "enable=no",
    ]
    // Where the system keeps Swift's own libraries is the machine's business.
    for name in ["LD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH", "DYLD_LIBRARY_PATH"] {
      world[name] = workspace.host.environment[name]
    }
    return world
  }
}
