import Basics
import Common
import Foundation
@testable import Shared
import Synchronization
import Testing

@testable import Host

@Suite struct ProcessesTests {
  private func shell(_ script: String, limit: Double = 60) -> Command {
    Command(
      words: ["/bin/sh", "-c", script], environment: ["PATH": "/usr/bin:/bin"], limit: limit)
  }

  @Test func `processes run side by side, and each has its own ending and output`() throws {
    let scripts = ["echo one", "echo two >&2; exit 3", "kill -9 $$"]

    let finished = try Processes.live().run(scripts.map { shell($0) })

    #expect(finished.map(\.ending) == [.exited(0), .exited(3), .signalled(9)])
    #expect(finished.map(\.output) == ["one\n", "", ""])
    #expect(finished[1].errors == "two\n")
  }

  @Test func `a process that is killed from outside is started once more, with nothing left of it`()
    throws
  {
    let file = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: file) }
    var command = shell(
      "echo told >>\(file); [ -e \(file).2 ] && rm \(file).2 && exit; >\(file).2; kill -9 $$")
    command.appendsTo = file

    #expect(try Processes.live().run(command).ending == .exited(0))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "told\n")
  }

  @Test(.timeLimit(.minutes(1)))
  func `a process that has left its group is killed, too, when its time is over`() throws {
    let command = shell(
      "exec perl -e 'setpgrp(0, \(getpgrp())) or die; sleep 90'", limit: 1)

    #expect(try Processes.live().run(command).ending == .timedOut)
  }

  @Test func `output is kept up to the limit, and the rest is read`() throws {
    var command = shell("head -c 300000 /dev/zero | tr '\\0' x; echo end >&2")
    command.keep = 1000

    let finished = try Processes.live().run(command)

    #expect(finished.output == String(repeating: "x", count: 1000))
    #expect(finished.errors == "end\n")
  }

  @Test func `a program that is not there is named, with the system's words`() throws {
    let error = try #require(throws: Complaint.self) {
      try Processes.live().run(Command(words: ["/nowhere/at/all"], environment: [:], limit: 1))
    }
    #expect(error.sentence == "/nowhere/at/all could not be started: No such file or directory.")
  }

  @Test(arguments: [
    (false, [:], "8388608 600\n"), (false, [Limits.kibibytes: "2097152"], "2097152 600\n"),
    (true, [:], "unlimited 600\n"),
  ])
  func `a learner's process has its limits, and is not told how they came`(
    isDarwin: Bool, environment: [String: String], expected: String
  ) throws {
    let script = Limits.shell(isDarwin: isDarwin)
    let finished = try Processes.live().run(
      Command(
        words: [
          "/bin/sh", "-c", "\(script); echo $(ulimit -v) $(ulimit -t) $\(Limits.kibibytes)",
        ],
        environment: environment, limit: 60))
    // A Mac's shell has no limit of addresses to tell of.
    if HostFeatures.live == .linux || isDarwin { #expect(finished.output == expected) }
  }

  @Test func `a process that runs into its limit has the seconds told, and is known as busy`()
    throws
  {
    let told = Mutex<[Int]>([])
    var busy = shell("while :; do :; done", limit: 2)
    busy.waiting = { left in told.withLock { $0.append(left) } }

    let finished = try Processes.live().run([busy, shell("exec sleep 60", limit: 2)])

    #expect(finished.map(\.ending) == [.timedOut, .timedOut])
    #expect(told.withLock { $0 } == [0])
    let used = finished.compactMap(\.processor)
    #expect(used.count == 2 && used[0] > 10 * used[1])
    #expect(try Processes.live().run(shell(":")).processor == nil)
  }
}
