import Basics
@testable import Common
import Foundation
import Synchronization
import Testing

@testable import Authors
@testable import Host

/// The tiny course of `Tests/Fixtures/Course` in a folder of its own, to be spoilt by a test.
///
/// Its SpyKit is this course's own.
final class TemporaryCourse: Sendable {
  let root: String

  /// The course that these tests belong to.
  static let origin = Compiler.root.path

  private static let fixture = "\(origin)/Checker/Tests/Fixtures/Course"

  /// One for all tests that need the compiler, so that what they share is built once.
  static let warm = Result { try TemporaryCourse() }

  init() throws {
    let files = FileManager.default
    let folder = Files.live().resolved(files.temporaryDirectory.path)
    root = "\(folder)/kata-\(UUID().uuidString)"
    try files.copyItem(atPath: Self.fixture, toPath: root)
    try files.copyItem(atPath: "\(Self.origin)/Sources/SpyKit", toPath: "\(root)/Sources/SpyKit")
    try ship()
  }

  /// Records the present files as the shipped ones.
  func ship() throws {
    var host = HostSystem.live()
    host.directory = root
    var workspace = try Workspace(around: root, host: host)
    try workspace.recordShipped(workspace.course.exercises)
  }

  private static let spies = "Sources/GreetSpies/GreetSpies.swift"

  private static func fixtureText(_ path: String) throws -> String {
    try String(contentsOfFile: "\(fixture)/\(path)", encoding: .utf8)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  /// Puts the course back to what the fixture holds, and forgets what was found out.
  func restoreAll() throws {
    for part in ["Exercises", "Solutions", ".kata/verdicts"] {
      try? FileManager.default.removeItem(atPath: "\(root)/\(part)")
    }
    for part in ["Exercises", "Solutions"] {
      try FileManager.default.copyItem(
        atPath: "\(Self.fixture)/\(part)", toPath: "\(root)/\(part)")
    }
    // Untouched if nothing has changed: what depends on these files stays built.
    for path in [Self.spies, "Package.swift"] {
      let text = try Self.fixtureText(path)
      if try read(path) != text { try write(text, to: path) }
    }
    try ship()
  }

  /// The folder of an exercise, by its module's name.
  static func folder(of exercise: String) -> String {
    exercise == "Exercise02" ? "02-your-own-suite" : "01-hello"
  }

  /// Puts the reference in the learner's place.
  func solve(_ exercise: String) throws {
    let part = exercise == "Exercise02" ? "Tests" : "Sources"
    let exercise = Self.folder(of: exercise)
    try FileManager.default.removeItem(atPath: "\(root)/Exercises/\(exercise)/\(part)")
    try FileManager.default.copyItem(
      atPath: "\(root)/Solutions/\(exercise)/\(part)",
      toPath: "\(root)/Exercises/\(exercise)/\(part)")
  }

  /// Replaces a piece of a file that has to be there.
  func replace(_ old: String, with new: String, in path: String) throws {
    let text = try read(path)
    try #require(text.contains(old), "\(path) does not hold \(old)")
    try write(text.replacing(old, with: new), to: path)
  }

  func write(_ text: String, to path: String) throws {
    try text.write(toFile: "\(root)/\(path)", atomically: true, encoding: .utf8)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: "\(root)/\(path)")
  }

  func move(_ path: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: "\(root)/\(path)", toPath: "\(root)/\(other)")
  }

  func read(_ path: String) throws -> String {
    try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  /// The output of `kata`, and its exit code.
  struct Answer: Sendable {
    var code: ExitCode
    var output: String
    var errors: String

    /// The text on standard error, without the line about the first build.
    var complaints: String {
      errors.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("kata: building the course, once") }.joined(separator: "\n")
    }
  }

  /// The report of `kata … --json`; a complaint in its place fails the test, and is shown.
  func report<Report: Decodable>(
    _ type: Report.Type, _ words: [String], change: (inout HostSystem) -> Void = { _ in }
  ) throws -> Report {
    let answer = kata(words + ["--json"], change: change)
    try #require(answer.complaints == "")
    return try JSONDecoder().decode(type, from: Data(answer.output.utf8))
  }

  /// Runs `kata` in this course, as from its root.
  func kata(
    _ words: [String], in folder: String = "", change: (inout HostSystem) -> Void = { _ in }
  )
    -> Answer
  {
    let output = Mutex("")
    let errors = Mutex("")
    var host = HostSystem.live()
    host.directory = folder.isEmpty ? root : "\(root)/\(folder)"
    host.environment = host.environment.filter { !$0.key.hasPrefix("KATA_") }
    host.environment["LC_ALL"] = "C.UTF-8"
    // The program that runs here is the tests', and knows no commands; boxes are closed by the other.
    let (program, name) = Program.of(words)
    host.executable = builtProgram(name)?.path ?? host.executable
    host.cores = 1
    host.terminal = Terminal(
      write: { text in output.withLock { $0 += text } },
      writeError: { text in errors.withLock { $0 += text } },
      isTerminal: false, errorIsTerminal: false, waitForReturn: {}, width: 80)
    if HostFeatures.isMacOnLinux, let swift = try? FakeSwift.mac.get() { swift.onAMac(&host) }
    change(&host)
    let code = program.run(words, host)
    return Answer(
      code: code, output: output.withLock { $0 }, errors: errors.withLock { $0 })
  }
}
