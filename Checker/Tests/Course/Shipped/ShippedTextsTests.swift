import Basics
@testable import Common
import Foundation
import Host
@testable import Shared
import Testing

/// The course lists digests of stubs and suites; their texts are found in several places.
@Suite struct ShippedTextsTests {
  private let course: TemporaryCourse
  private let first = ExerciseID(number: 1)
  private let path = "Exercises/01-hello/Sources/GreetInteractor.swift"
  private let stub: String

  init() throws {
    course = try TemporaryCourse()
    stub = try course.read(path)
    try FileManager.default.removeItem(atPath: "\(course.root)/.kata")
  }

  private func workspace() throws -> Workspace {
    var host = HostSystem.live()
    host.directory = course.root
    return try Workspace(around: course.root, host: host)
  }

  private func found() throws -> String? {
    try workspace().shipped[first, "Sources"]["GreetInteractor.swift"]
  }

  private func git(_ words: String...) throws {
    let name = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    let command = Command(
      words: ["/usr/bin/env", "git", "-C", course.root] + name + words,
      environment: ["PATH": "/usr/bin:/bin", "HOME": course.root], limit: 60)
    #expect(try Processes.live().run(command).ending == .exited(0))
  }

  @Test func `what was found once is known after an edit`() throws {
    #expect(try found() == stub)
    try course.write("// mine\n", to: path)
    #expect(try found() == stub)
    #expect(try !workspace().isUntouched(workspace().course.exercises[0]))
  }

  @Test func `git's history has what was edited and committed before it was looked for`() throws {
    try git("init", "-q")
    try git("add", "-A")
    try git("commit", "-q", "-m", "the course")
    try course.write("// mine\n", to: path)
    try git("commit", "-q", "-a", "-m", "mine")
    #expect(try found() == stub)
  }

  @Test func `a file beside the list has the texts where there is no history`() throws {
    let texts = try #require(try workspace().shipped.written)
    try FileManager.default.removeItem(atPath: "\(course.root)/.kata")
    try course.write(texts, to: ShippedFiles.textsPath)
    try course.write("// mine\n", to: path)
    #expect(try found() == stub)
  }

  @Test func `what is nowhere is named, and a reset takes nothing away`() throws {
    try course.write("// mine\n", to: path)
    #expect(try found() == nil)
    let answer = course.kata(["reset", "1"])
    #expect(answer.code == .machine)
    #expect(answer.errors.contains("\(path) is not as shipped, and the original can't be found"))
    #expect(try course.read(path) == "// mine\n")
    // A check needs the whole suite as it was shipped, but not the stub.
    try workspace().checkWhole(workspace().course.exercises[0])
    try FileManager.default.removeItem(atPath: "\(course.root)/.kata")
    try course.write("// mine\n", to: "Exercises/01-hello/Tests/GreetTests.swift")
    #expect(throws: Complaint.self) {
      try workspace().checkWhole(workspace().course.exercises[0])
    }
  }
}
