#if os(Linux)
  import Foundation
  import KataCore
  import Testing

  @testable import kata

  /// The program itself, in code that does not look whether somebody wants it to end: it writes more
  /// than a pipe holds, and nobody reads.
  @Suite struct InterruptTests {
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `ends wherever it is`(signal: Int32) throws {
      let course = try TemporaryCourse()
      let text = String(repeating: "More than a pipe holds.\n\n", count: 20_000)
      try course.write("# 01 · Long\n\n\(text)", to: "Exercises/Exercise01/README.md")
      let kata = Process()
      let tests = try #require(Bundle.main.executableURL)
      kata.executableURL = tests.deletingLastPathComponent().appendingPathComponent("kata")
      kata.arguments = ["show", "1"]
      kata.currentDirectoryURL = URL(fileURLWithPath: course.root)
      let output = Pipe()
      kata.standardOutput = output
      try kata.run()
      try #require(try output.fileHandleForReading.read(upToCount: 1) != nil)

      kill(kata.processIdentifier, signal)

      kata.waitUntilExit()
      #expect(kata.terminationReason == .exit)
      #expect(kata.terminationStatus == ExitCode.interrupted.rawValue)
    }

    @Test func `hears of its children's ends also where whoever starts it does not want to`() throws
    {
      let kata = Process()
      let tests = try #require(Bundle.main.executableURL)
      kata.executableURL = URL(fileURLWithPath: "/usr/bin/perl")
      kata.arguments = [
        "-e", "$SIG{CHLD} = 'IGNORE'; exec @ARGV",
        tests.deletingLastPathComponent().appendingPathComponent("kata").path, "nonsense",
      ]
      kata.standardError = FileHandle.nullDevice
      try kata.run()

      kata.waitUntilExit()
      #expect(kata.terminationStatus == ExitCode.usage.rawValue)
    }
  }
#endif
