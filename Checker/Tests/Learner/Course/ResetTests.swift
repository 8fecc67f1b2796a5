import Basics
import Common
import Foundation
@testable import Shared
import Testing

@testable import Learner

/// The files that `reset` puts back, and those that it keeps: nothing is ever lost.
@Suite struct ResetTests {
  private let course: TemporaryCourse
  private let sources = "Exercises/01-hello/Sources/GreetInteractor.swift"
  private let suite = "Exercises/01-hello/Tests/GreetTests.swift"

  init() throws {
    course = try TemporaryCourse()
  }

  private var hasBackups: Bool {
    FileManager.default.fileExists(atPath: "\(course.root)/.kata/backups")
  }

  @Test func `reset keeps the work, every time, and leaves no other file`() throws {
    let before = [try course.read(sources), try course.read(suite)]
    for number in 1...2 {
      try course.write("// work \(number)\n", to: sources)
      try course.write("// work \(number)\n", to: suite)
      try course.write("// more\n", to: "Exercises/01-hello/Sources/More.swift")
      let answer = course.kata(["reset", "1"])
      #expect(answer.code == .success)
      let backup = ".kata/backups/Exercise01-\(number)"
      #expect(answer.output.contains(backup))
      #expect([try course.read(sources), try course.read(suite)] == before)
      #expect(throws: (any Error).self) { try course.read("Exercises/01-hello/Sources/More.swift") }
      for file in ["Sources/GreetInteractor.swift", "Tests/GreetTests.swift"] {
        #expect(try course.read("\(backup)/\(file)") == "// work \(number)\n")
      }
    }
  }

  @Test func `reset without the shipped texts takes nothing away`() throws {
    try course.remove(ShippedFiles.path)
    let before = try course.read(sources)
    let answer = course.kata(["reset", "1"])
    #expect(answer.code == .machine)
    #expect(answer.errors.contains("git checkout -- \(ShippedFiles.path)"))
    #expect(try course.read(sources) == before)
  }

  @Test func `reset of an untouched exercise keeps nothing`() {
    #expect(course.kata(["reset", "1"]).output.contains("nothing to do"))
    #expect(!hasBackups)
  }

  @Test func `reset brings back a folder that was taken away`() throws {
    try course.remove("Exercises/01-hello/Sources")
    #expect(course.kata(["reset", "1"]).code == .success)
    #expect(try course.read(sources) != "")
  }

  @Test(arguments: [("Exercise01", "Sources", "Tests"), ("Exercise02", "Tests", "Sources")])
  func `what is given goes back without the learner's own`(
    exercise: String, own: String, given: String
  ) throws {
    let folder = "Exercises/\(TemporaryCourse.folder(of: exercise))"
    let file = try #require(
      FileManager.default.contentsOfDirectory(atPath: "\(course.root)/\(folder)/\(given)").first)
    let shipped = try course.read("\(folder)/\(given)/\(file)")
    try course.write("// mine\n", to: "\(folder)/\(own)/Mine.swift")
    try course.write("// broken\n", to: "\(folder)/\(given)/\(file)")

    let answer = course.kata(["reset", exercise, "--given"])

    #expect(answer.output.contains("\(folder)/\(given) is as it was given."))
    #expect(try course.read("\(folder)/\(given)/\(file)") == shipped)
    #expect(try course.read("\(folder)/\(own)/Mine.swift") == "// mine\n")
    let backup = ".kata/backups/\(exercise)-1"
    #expect(try course.read("\(backup)/\(given)/\(file)") == "// broken\n")
    #expect(!FileManager.default.fileExists(atPath: "\(course.root)/\(backup)/\(own)"))
  }

  @Test func `a backup comes back, and what was there goes into another`() throws {
    try course.write("// first\n", to: sources)
    #expect(course.kata(["reset", "1"]).output.contains("kata reset 1 --backup 1"))
    try course.write("// second\n", to: sources)

    let answer = course.kata(["reset", "1", "--backup", "1"])

    #expect(answer.output.contains("Exercises/01-hello is as in backup 1."))
    #expect(answer.output.contains("kata reset 1 --backup 2"))
    #expect(try course.read(sources) == "// first\n")
    #expect(course.kata(["reset", "1", "--backup", "2"]).code == .success)
    #expect(try course.read(sources) == "// second\n")
    #expect(course.kata(["reset", "1", "--backup", "2"]).output.contains("nothing to do"))
  }

  @Test(arguments: ["3", "0", "two", ""])
  func `a backup that is not there leaves all as it is`(number: String) throws {
    try course.write("// work\n", to: sources)
    let answer = course.kata(["reset", "1", "--backup", number])
    #expect(answer.code == .usage)
    #expect(answer.errors.split(separator: "\n").count == 2, "\(answer.errors)")
    #expect(try course.read(sources) == "// work\n")
  }
}
