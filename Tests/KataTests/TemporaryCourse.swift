import Foundation
import KataCore
import Synchronization

@testable import kata

/// A copy of the course in a folder of its own, to be spoilt by a test.
final class TemporaryCourse: Sendable {
  let root: String

  /// The course that these tests belong to.
  static let origin = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  init(parts: [String] = ["Package.swift", "Sources", "Exercises", "Solutions"]) throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("kata-\(UUID().uuidString)")
    root = folder.resolvingSymlinksInPath().path
    try files.createDirectory(atPath: root, withIntermediateDirectories: true)
    for part in parts {
      try files.copyItem(atPath: "\(Self.origin)/\(part)", toPath: "\(root)/\(part)")
    }
    try restoreAll()
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  /// Puts every exercise back to what was shipped.
  func restoreAll() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(root)/Exercises/course.json"))
    for exercise in try JSONDecoder().decode(Course.self, from: data).exercises {
      for part in exercise.shipped {
        try restore(
          "Exercises/\(exercise.id)/\(part.folder)", from: part.given, "\(exercise.id)")
      }
    }
  }

  func restore(_ path: String, from shipped: String, _ exercise: String) throws {
    try? FileManager.default.removeItem(atPath: "\(root)/\(path)")
    try FileManager.default.copyItem(
      atPath: "\(root)/Exercises/\(exercise)/.given/\(shipped)", toPath: "\(root)/\(path)")
  }

  func write(_ text: String, to path: String) throws {
    try text.write(toFile: "\(root)/\(path)", atomically: true, encoding: .utf8)
  }

  func move(_ path: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: "\(root)/\(path)", toPath: "\(root)/\(other)")
  }

  func read(_ path: String) throws -> String {
    try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  /// The one edited file of an exercise with a mistake in it.
  static func mutant(_ name: String, of exercise: String) throws -> String {
    let solution = "\(origin)/Solutions/\(exercise)"
    let files = try Files.live().texts(in: "\(solution)/Sources")
    let diff = try String(contentsOfFile: "\(solution)/Mutants/\(name).diff", encoding: .utf8)
    return try UnifiedDiff(diff).applied(to: files).values.joined()
  }

  /// What `kata` said, and its exit code.
  struct Answer: Sendable {
    var code: ExitCode
    var output: String
    var errors: String
  }

  /// Runs `kata` in this course, as from its root.
  func kata(_ words: [String], in folder: String = "", change: (inout KataHost) -> Void = { _ in })
    -> Answer
  {
    let output = Mutex("")
    let errors = Mutex("")
    var host = KataHost.live()
    host.directory = folder.isEmpty ? root : "\(root)/\(folder)"
    host.environment = host.environment.filter { !$0.key.hasPrefix("KATA_") }
    host.environment["LC_ALL"] = "C.UTF-8"
    host.terminal = Terminal(
      write: { text in output.withLock { $0 += text } },
      writeError: { text in errors.withLock { $0 += text } },
      isTerminal: false, errorIsTerminal: false, width: 80)
    change(&host)
    let code = Kata.run(words, host)
    return Answer(
      code: code, output: output.withLock { $0 }, errors: errors.withLock { $0 })
  }
}
