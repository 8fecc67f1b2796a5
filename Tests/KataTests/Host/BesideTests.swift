import Foundation
import KataCore
import Testing

@testable import kata

/// Processes that run side by side, on the real machine.
@Suite struct BesideTests {
  private func shell(_ script: String) -> Command {
    Command(
      words: ["/bin/sh", "-c", script], environment: ["PATH": "/usr/bin:/bin"], limit: 60)
  }

  @Test(arguments: ["exit 1", "kill -9 $$"])
  func `others end with the one that they need, when it fails`(script: String) throws {
    var needed = shell(script)
    needed.othersNeedIt = true

    let endings = try Processes.live().run([needed, shell("exec sleep 50")]).map(\.ending)

    #expect(endings[0] != .exited(0))
    #expect(endings[1] == .signalled(SIGKILL))
  }

  @Test(arguments: [("exit 0", true), ("exit 1", false)])
  func `others go on where it ends well, or is not needed`(script: String, isNeeded: Bool) throws {
    var first = shell(script)
    first.othersNeedIt = isNeeded

    let finished = try Processes.live().run([first, shell("uname")])

    #expect(finished[1].ending == .exited(0))
    #expect(!finished[1].output.isEmpty)
  }

  @Test(.timeLimit(.minutes(1)))
  func `who has left its group is ended, too, when its time is over`() throws {
    var command = shell("exec perl -e 'setpgrp(0, \(getpgrp())) or die; sleep 90'")
    command.limit = 1

    #expect(try Processes.live().run(command).ending == .timedOut)
  }

  #if os(Linux)  // No other system can be asked for it.
    @Test(arguments: [true, false])
    func `whose threads wait for one another stays on one processor`(stays: Bool) throws {
      var command = shell("exec cat /proc/self/status")
      command.staysOnOneProcessor = stays
      let own = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)

      let count = processors(try Processes.live().run(command).output)

      #expect(count == (stays ? 1 : processors(own)))
    }

    /// On how many a process may run.
    private func processors(_ status: String) -> Int {
      let line = status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed:") } ?? ""
      return line.drop { $0 != "\t" }.compactMap(\.hexDigitValue).map(\.nonzeroBitCount)
        .reduce(0, +)
    }
  #endif
}
