import Foundation
import KataCore
import Synchronization
import Testing

@testable import kata

/// Effects on the real machine, where they are more than one call.
@Suite struct HostTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("kata-host-\(UUID().uuidString)").path

  /// A process that is started while a file is open for writing keeps it open, and a program that
  /// somebody has open for writing can't be run.
  @Test func `a copied program can be run at once, whatever else is started meanwhile`() throws {
    let host = KataHost.live()
    defer { try? host.files.remove(folder) }
    // A script: the system's own programs can't be run from another place on every Mac.
    // It is a large one, so that its copies take some time.
    let script = "#!/bin/sh\nexit 7\n" + String(repeating: "#", count: 1 << 20)
    try host.files.write("\(folder)/program", Data(script.utf8))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/program")
    let others = Thread {
      let processes = Processes.live()
      while !Thread.current.isCancelled {
        _ = try? processes.run(
          Command(words: ["/bin/sleep", "0.02"], environment: [:], limit: 10))
      }
    }
    others.start()
    defer { others.cancel() }

    for number in 1...100 {
      let copy = "\(folder)/copy-\(number)"
      try host.files.copy("\(folder)/program", copy)
      let finished = try host.processes.run(
        Command(words: [copy], environment: [:], limit: 10))
      try #require(finished.ending == .exited(7), "copy \(number)")
      try host.files.remove(copy)
    }
  }

  #if os(Linux)  // macOS can't limit addresses.
    @Test(arguments: [([:], "8388608 600\n"), ([Limits.kibibytes: "2097152"], "2097152 600\n")])
    func `a learner's process has the limits that it is to have, and is not told how they came`(
      environment: [String: String], expected: String
    ) throws {
      let script = "\(Limits.shell); echo $(ulimit -v) $(ulimit -t) $\(Limits.kibibytes)"
      let finished = try Processes.live().run(
        Command(words: ["/bin/sh", "-c", script], environment: environment, limit: 60))
      #expect(finished.output == expected)
    }
  #endif

  @Test func `while a process runs into its limit, the seconds that are left are told`() throws {
    let told = Mutex<[Int]>([])
    var command = Command(
      words: ["/bin/sh", "-c", "while :; do :; done"], environment: [:], limit: 2)
    command.waiting = { left in told.withLock { $0.append(left) } }

    #expect(try Processes.live().run(command).ending == .timedOut)
    #expect(told.withLock { $0 } == [0])
  }

  @Test func `of a process whose time was over, it is known whether it was busy`() throws {
    let busy = "while :; do :; done"
    let finished = try Processes.live().run(
      [busy, "exec sleep 60"].map { script in
        Command(words: ["/bin/sh", "-c", script], environment: [:], limit: 2)
      })

    #expect(finished.map(\.ending) == [.timedOut, .timedOut])
    let used = finished.compactMap(\.processor)
    #expect(used.count == 2 && used[0] > 10 * used[1])
    #expect(
      try Processes.live().run(
        Command(words: ["/bin/sh", "-c", ":"], environment: [:], limit: 60)
      ).processor == nil)
  }
}
