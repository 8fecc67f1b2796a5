#if os(Linux)
  import Foundation
  import KataCore
  import Testing

  @testable import kata

  /// The program itself, in the middle of a build by a `swift` that leaves processes behind.
  ///
  /// All of them hold a pipe: it has its end when the last of them has.
  @Suite(.oneBuildAtATime) struct LeftRunningTests {
    private let course: TemporaryCourse
    private let pipe: Int32

    enum Leaving: String, CaseIterable {
      /// Compilers in the group of their driver.
      case group = "sleep 500 & sleep 500 &"
      case nothing = ""
      /// What has a session of its own, and a child in another.
      case session = "setsid sh -c 'setsid sleep 500 & sleep 500' &"
      /// What is another process each time one looks.
      case chain = #"setsid sh "$0.chain" 20000 &"#
    }

    init() throws {
      course = try TemporaryCourse()
      try course.write("// begun\n", to: "Exercises/Exercise01/Sources/GreetInteractor.swift")
      try FileManager.default.createDirectory(
        atPath: "\(course.root)/bin", withIntermediateDirectories: true)
      try #require(mkfifo("\(course.root)/bin/pipe", 0o600) == 0)
      pipe = open("\(course.root)/bin/pipe", O_RDONLY | O_NONBLOCK)
      try course.write(
        #"[ "$1" = 0 ] || setsid sh "$0" $(($1 - 1)) &"# + "\n", to: "bin/swift.chain")
    }

    /// Starts `kata check 1`, and returns when its build has left what it leaves.
    private func start(leaving: Leaving) throws -> Process {
      let script = """
        #!/bin/sh
        [ "$1" = build ] || { echo '\(FakeSwift.answer())'; exit 0; }
        exec 9>"\(course.root)/bin/pipe"
        \(leaving.rawValue)
        echo begun >&9
        exec sleep 500

        """
      try Files.live().install(script, at: "\(course.root)/bin/swift")
      let kata = Process()
      let tests = try #require(Bundle.main.executableURL)
      kata.executableURL = tests.deletingLastPathComponent().appendingPathComponent("kata")
      kata.arguments = ["check", "1"]
      kata.currentDirectoryURL = URL(fileURLWithPath: course.root)
      kata.environment = ["PATH": "\(course.root)/bin:/usr/bin:/bin"]
      kata.standardError = FileHandle.nullDevice
      try kata.run()
      try #require(try read(until: { $0.contains("begun") }), "the build did not begin")
      return kata
    }

    /// Reads until the text is enough or all writers are gone; false when that takes too long.
    private func read(until isEnough: (String) -> Bool = { _ in false }) throws -> Bool {
      var text = ""
      var state = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      while poll(&state, 1, 60_000) == 1 {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = Foundation.read(pipe, &bytes, bytes.count)
        guard count > 0 else { return true }
        text += String(decoding: bytes.prefix(count), as: UTF8.self)
        if isEnough(text) { return true }
      }
      return false
    }

    private func child(of pid: pid_t) throws -> pid_t {
      let list = try String(contentsOfFile: "/proc/\(pid)/task/\(pid)/children", encoding: .utf8)
      return try #require(list.split(separator: " ").first.flatMap { pid_t($0) })
    }

    @Test(arguments: Leaving.allCases)
    func `Control-C ends all that a build has started`(leaving: Leaving) throws {
      let kata = try start(leaving: leaving)
      kill(kata.processIdentifier, SIGINT)
      try #require(try read())
      kata.waitUntilExit()
      #expect(kata.terminationStatus == ExitCode.interrupted.rawValue)
    }

    @Test(arguments: Leaving.allCases)
    func `kata that is killed leaves nothing behind`(leaving: Leaving) throws {
      let kata = try start(leaving: leaving)
      kill(kata.processIdentifier, SIGKILL)
      try #require(try read())
      kata.waitUntilExit()
    }

    @Test(arguments: Leaving.allCases)
    func `the process that does its work leaves nothing behind, either`(leaving: Leaving) throws {
      let kata = try start(leaving: leaving)
      kill(try child(of: kata.processIdentifier), SIGKILL)
      try #require(try read())
      kata.waitUntilExit()
      #expect(kata.terminationStatus == 128 + SIGKILL)
    }

    @Test func `where nobody is left to tidy up, a process that kata has started ends with it`()
      throws
    {
      let kata = try start(leaving: .nothing)
      let both = [kata.processIdentifier, try child(of: kata.processIdentifier)]
      for signal in [SIGSTOP, SIGKILL] { for pid in both { kill(pid, signal) } }
      try #require(try read())
      kata.waitUntilExit()
    }
  }
#endif
