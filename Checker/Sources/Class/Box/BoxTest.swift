import Build
import Core
import Host
import Foundation

/// Tries to get out of the box of a learner's process: each attempt is made without it, where it
/// should succeed, and in it, where it must fail.
struct BoxTest {
  let host: HostSystem
  let toolchain: Toolchain
  let layers: BoxLayers

  func run() throws(Complaint) -> BoxTestResult {
    let attempts = BoxProbe.attempts
    guard !attempts.isEmpty else {
      throw .machine("This system has no box yet.", next: "try it on Linux")
    }
    let temporary = host.environment["TMPDIR"] ?? ""
    let folder = "\(temporary.isEmpty ? "/tmp" : temporary)/kata-box-\(UUID().uuidString)"
    defer { try? host.files.remove(folder) }
    var commands: [Command] = []
    for attempt in attempts {
      for isInside in [false, true] {
        let place = "\(folder)/\(attempt.number)-\(isInside ? "inside" : "outside")"
        commands.append(try command(attempt, in: place, isInside: isInside))
      }
    }
    let succeeded = try run(commands)
    let trials = attempts.enumerated().map { index, attempt in
      BoxTestResult.Trial(
        attempt.name, expectation(of: attempt), outside: succeeded[2 * index],
        inside: succeeded[2 * index + 1])
    }
    return BoxTestResult(level: layers.level.rawValue, layers: layers.names, trials: trials)
  }

  private func expectation(of attempt: BoxProbe.Attempt) -> BoxExpectation {
    let isVisible = attempt.expectation == .failsInNamespaces && !layers.namespaces
    return isVisible ? .notPrevented : attempt.expectation
  }

  /// True for each process whose attempt succeeded.
  private func run(_ commands: [Command]) throws(Complaint) -> [Bool] {
    var succeeded: [Bool] = []
    for start in stride(from: 0, to: commands.count, by: 8) {
      for finished in try host.processes.run(Array(commands[start...].prefix(8))) {
        // The box was not understood, or not closed.
        let faults = [ExitCode.usage, .machine].map { Ending.exited($0.rawValue) }
        if faults.contains(finished.ending) {
          throw .machine(
            "An attempt to get out of the box could not be made.",
            details: finished.errors.split(separator: "\n").map(String.init),
            next: "kata doctor looks for what is missing")
        }
        succeeded.append(finished.ending == .exited(0))
      }
    }
    return succeeded
  }

  /// The process of one attempt; descriptor 9 is what it might inherit.
  private func command(
    _ attempt: BoxProbe.Attempt, in folder: String, isInside: Bool
  ) throws(Complaint) -> Command {
    let (outside, inside) = ("\(folder)/outside", "\(folder)/inside")
    try host.files.write("\(outside)/canary", Data("canary".utf8))
    try host.files.write("\(inside)/input", Data("input".utf8))
    var words = BoxProbe.words(
      host.executable, attempt, outside: outside, inside: inside,
      home: host.environment["HOME"] ?? "/root",
      victim: ProcessInfo.processInfo.processIdentifier)
    let libraries = host.environment["LD_LIBRARY_PATH"]
    if isInside {
      let folders = (libraries ?? "").split(separator: ":").map(String.init)
      words = Box.run(
        host.executable, libraries: [toolchain.info.paths.runtimeResourcePath] + folders,
        in: inside, layers: layers
      ).words(host.executable, starting: words)
    }
    var command = Command(
      words: ["/bin/sh", "-c", #"exec 9<"$0" "$@""#, "\(outside)/canary"] + words,
      environment: ["PATH": "/usr/bin:/bin"], limit: Limits.attemptSeconds,
      keep: Limits.outputBytes)
    command.environment["LD_LIBRARY_PATH"] = libraries
    return command
  }
}

extension Limits {
  /// Seconds for one attempt to get out of a box.
  static let attemptSeconds = 20.0
}
