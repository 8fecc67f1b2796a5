import Basics
import Common
import Foundation
@testable import Shared
import Testing

@testable import Host

/// The program itself, in code that does not check for interrupts: it writes more than a pipe holds,
/// and the pipe is not read.
@Suite(.needsProgram) struct InterruptsTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends the program wherever it is`(signal: Int32) throws {
    let course = try TemporaryCourse()
    let text = String(repeating: "More than a pipe holds.\n\n", count: 20_000)
    try course.write("# 01 · Long\n\n\(text)", to: "Exercises/01-hello/README.md")
    let kata = try program(["show", "1"], in: course)
    let output = Pipe()
    kata.standardOutput = output
    try kata.run()
    try #require(try output.fileHandleForReading.read(upToCount: 1) != nil)

    kill(kata.processIdentifier, signal)

    kata.waitUntilExit()
    #expect(kata.terminationReason == .exit)
    #expect(kata.terminationStatus == ExitCode.interrupted.rawValue)
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
