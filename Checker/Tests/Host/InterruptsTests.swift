import Basics
import Common
import Foundation
@testable import Shared
import Testing

@testable import Host

/// The program itself, in code that does not check for interrupts: it writes more than a pipe holds,
/// and the pipe is not read.
@Suite(.needsProgram) struct InterruptsTests {
  /// Sends it a signal in the middle of its work, where this is done with a hang-up.
  private func status(after signal: Int32, hangUp: String = "DEFAULT") throws -> Int32 {
    let course = try TemporaryCourse()
    let text = String(repeating: "More than a pipe holds.\n\n", count: 20_000)
    try course.write("# 01 · Long\n\n\(text)", to: "Exercises/01-hello/README.md")
    let kata = try program(["show", "1"], in: course)
    let path = try #require(kata.executableURL).path
    kata.executableURL = URL(fileURLWithPath: "/usr/bin/perl")
    kata.arguments = ["-e", "$SIG{HUP} = '\(hangUp)'; exec @ARGV", path, "show", "1"]
    let output = Pipe()
    kata.standardOutput = output
    try kata.run()
    try #require(try output.fileHandleForReading.read(upToCount: 1) != nil)
    if hangUp == "IGNORE" {
      // Of each process, the system tells in hexadecimal digits which signals it ignores.
      for pid in [kata.processIdentifier, try child(of: kata.processIdentifier)] {
        let facts = try String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)
        let ignored = try #require(facts.firstMatch(of: /SigIgn:\s+([0-9a-f]+)/))
        #expect((UInt64(ignored.1, radix: 16) ?? 0) & 1 << (UInt64(SIGHUP) - 1) != 0)
      }
    }

    kill(kata.processIdentifier, signal)

    if hangUp == "IGNORE" { _ = try output.fileHandleForReading.readToEnd() }
    kata.waitUntilExit()
    #expect(kata.terminationReason == .exit)
    return kata.terminationStatus
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends the program wherever it is`(signal: Int32) throws {
    #expect(try status(after: signal) == ExitCode.interrupted.rawValue)
  }

  @Test func `a hang-up that nohup has ignored ends nothing`() throws {
    #expect(try status(after: SIGHUP, hangUp: "IGNORE") == ExitCode.success.rawValue)
  }

  @Test func `children are waited for where the parent process has ignored SIGCHLD`() throws {
    let course = try TemporaryCourse()
    let kata = try program(["nonsense"], in: course)
    let path = try #require(kata.executableURL).path
    kata.executableURL = URL(fileURLWithPath: "/usr/bin/perl")
    kata.arguments = ["-e", "$SIG{CHLD} = 'IGNORE'; exec @ARGV", path, "nonsense"]
    kata.standardError = FileHandle.nullDevice
    try kata.run()

    kata.waitUntilExit()
    #expect(kata.terminationStatus == ExitCode.usage.rawValue)
  }
}
