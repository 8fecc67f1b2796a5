import Basics
import Common
import Foundation
@testable import Shared
import Testing

@testable import Host

/// The program itself, in the middle of a build by a compiler that leaves processes behind.
///
/// All of them hold a pipe open: it ends when the last of them has ended.
@Suite(.oneBuildAtATime, .enabled(if: HostFeatures.live.guardian))
struct GuardianTests {
  private let course: TemporaryCourse
  private let pipe: FileHandle

  enum Leaving: String, CaseIterable {
    /// Compilers in the group of their driver.
    case group = "sleep 500 & sleep 500 &"
    /// A process with a session of its own, and a child in another.
    case session = "setsid sh -c 'setsid sleep 500 & sleep 500' &"
    /// A process that is another one at each look.
    case chain = #"setsid sh "$0.chain" 20000 &"#
  }

  init() throws {
    course = try TemporaryCourse()
    try course.write("// begun\n", to: "Exercises/01-hello/Sources/GreetInteractor.swift")
    try FileManager.default.createDirectory(
      atPath: "\(course.root)/bin", withIntermediateDirectories: true)
    try #require(mkfifo("\(course.root)/bin/pipe", 0o600) == 0)
    let descriptor = open("\(course.root)/bin/pipe", O_RDONLY | O_NONBLOCK)
    pipe = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try course.write(
      #"[ "$1" = 0 ] || setsid sh "$0" $(($1 - 1)) &"# + "\n", to: "bin/swiftc.chain")
  }

  /// Starts `kata check 1`, and returns when its build has left what it leaves.
  private func start(leaving: Leaving) throws -> Process {
    let script = """
      #!/bin/sh
      [ "$1" != -print-target-info ] || { echo '\(FakeSwift.answer(usr: course.root))'; exit 0; }
      exec 9>"\(course.root)/bin/pipe"
      \(leaving.rawValue)
      echo begun >&9
      exec sleep 500

      """
    for name in ["swift", "swiftc"] {
      try Files.live().install(script, at: "\(course.root)/bin/\(name)")
    }
    let kata = try program(["check", "1"], in: course)
    kata.environment = ["PATH": "\(course.root)/bin:/usr/bin:/bin"]
    try course.write("", to: "bin/errors")
    kata.standardError = FileHandle(forWritingAtPath: "\(course.root)/bin/errors")
    try kata.run()
    try #require(try read(until: { $0.contains("begun") }), "the build did not begin")
    return kata
  }

  /// Reads until the text is enough or all writers are gone; false when that takes too long.
  private func read(until isEnough: (String) -> Bool = { _ in false }) throws -> Bool {
    var text = ""
    while Descriptors.wait(for: [pipe.fileDescriptor], milliseconds: 60_000)[0] {
      let bytes = pipe.availableData
      if bytes.isEmpty { return true }
      text += String(decoding: bytes, as: UTF8.self)
      if isEnough(text) { return true }
    }
    return false
  }

  enum End: CaseIterable {
    case controlC, killed, workerKilled
  }

  @Test(arguments: Leaving.allCases, End.allCases)
  func `all that a build has started ends with kata, however that ends`(
    leaving: Leaving, end: End
  ) throws {
    let kata = try start(leaving: leaving)
    switch end {
    case .controlC: kill(kata.processIdentifier, SIGINT)
    case .killed: kill(kata.processIdentifier, SIGKILL)
    case .workerKilled: kill(try child(of: kata.processIdentifier), SIGKILL)
    }
    try #require(try read())
    kata.waitUntilExit()
    let code = [.controlC: ExitCode.interrupted.rawValue, .workerKilled: 128 + SIGKILL][end]
    if let code { #expect(kata.terminationStatus == code) }
    #expect(try course.read("bin/errors").contains("has killed it") == (end == .workerKilled))
  }
}
