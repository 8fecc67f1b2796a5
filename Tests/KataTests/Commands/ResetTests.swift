import Foundation
import KataCore
import KataHost
import Testing

@testable import kata

/// What `reset` puts back, and how nothing that was there is ever lost.
@Suite struct ResetTests {
  private let course: TemporaryCourse
  private let sources = "Exercises/01-hello/Sources/GreetInteractor.swift"
  private let suite = "Exercises/01-hello/Tests/GreetTests.swift"

  init() throws {
    course = try TemporaryCourse()
  }

  @Test func `reset keeps the work, every time`() throws {
    let file = "Exercises/01-hello/Sources/GreetInteractor.swift"
    let stub = try course.read(file)
    for number in 1...2 {
      try course.write("// work \(number)\n", to: file)
      let answer = course.kata(["reset", "1"])
      #expect(answer.code == .success)
      #expect(answer.output.contains(".kata/backups/Exercise01-\(number)"))
      #expect(try course.read(file) == stub)
      let kept = ".kata/backups/Exercise01-\(number)/Sources/GreetInteractor.swift"
      #expect(try course.read(kept) == "// work \(number)\n")
    }
  }

  @Test func `reset leaves hidden files where they are`() throws {
    let folder = "Exercises/01-hello/Sources"
    try course.write("mine", to: "\(folder)/.notes")
    try course.write("// work\n", to: "\(folder)/GreetInteractor.swift")
    try course.write("// more\n", to: "\(folder)/More.swift")
    #expect(course.kata(["reset", "1"]).code == .success)
    #expect(try course.read("\(folder)/.notes") == "mine")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(course.root)/\(folder)").sorted()
        == [".notes", "GreetInteractor.swift", "GreetPresenter.swift"])
  }

  @Test func `reset of what was taken away announces no backup of nothing`() throws {
    try course.remove("Exercises/01-hello/Sources")
    let answer = course.kata(["reset", "1"])
    #expect(answer.code == .success)
    #expect(!answer.output.contains("what was there"))
    #expect(!FileManager.default.fileExists(atPath: "\(course.root)/.kata/backups"))
    #expect(try course.read("Exercises/01-hello/Sources/GreetPresenter.swift") != "")
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
    #expect(!FileManager.default.fileExists(atPath: "\(course.root)/.kata/backups"))
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

    #expect(answer.code == .success)
    #expect(answer.output.contains("\(folder)/\(given) is as it was given."))
    #expect(try course.read("\(folder)/\(given)/\(file)") == shipped)
    #expect(try course.read("\(folder)/\(own)/Mine.swift") == "// mine\n")
    let backup = ".kata/backups/\(exercise)-1"
    #expect(try course.read("\(backup)/\(given)/\(file)") == "// broken\n")
    #expect(!FileManager.default.fileExists(atPath: "\(course.root)/\(backup)/\(own)"))
    #expect(course.kata(["reset", exercise, "--given"]).output.contains("nothing to do"))
  }

  @Test func `a backup comes back, and what was there goes into another`() throws {
    try course.write("// first\n", to: sources)
    let reset = course.kata(["reset", "1"]).output
    #expect(reset.contains("kata reset 1 --backup 1"))
    try course.write("// second\n", to: sources)
    try course.write("// loose\n", to: suite)

    let answer = course.kata(["reset", "1", "--backup", "1"])

    #expect(answer.code == .success)
    #expect(answer.output.contains("Exercises/01-hello/Sources is as in backup 1."))
    #expect(answer.output.contains("kata reset 1 --backup 2"))
    #expect(try course.read(sources) == "// first\n")
    // The first reset had no need to put the suite back, and so did not keep it.
    #expect(try course.read(suite) == "// loose\n")
    #expect(course.kata(["reset", "1", "--backup", "2"]).code == .success)
    #expect(try course.read(sources) == "// second\n")
    #expect(course.kata(["reset", "1", "--backup", "2"]).output.contains("nothing to do"))
  }

  @Test(arguments: ["3", "0", "two", ""])
  func `a backup that is not there leaves all as it is`(number: String) throws {
    for work in ["// first\n", "// second\n"] {
      try course.write(work, to: sources)
      #expect(course.kata(["reset", "1"]).code == .success)
    }
    try course.write("// third\n", to: sources)

    let answer = course.kata(["reset", "1", "--backup", number])

    #expect(answer.code == .usage)
    #expect(answer.errors.split(separator: "\n").count == 2, "\(answer.errors)")
    #expect(try course.read(sources) == "// third\n")
    if number == "3" {
      #expect(answer.errors.contains("Exercise01 has no backup 3; it has 1 and 2."))
    }
  }

  @Test func `an exercise without backups says so`() {
    let answer = course.kata(["reset", "1", "--backup", "1"])
    #expect(answer.code == .usage)
    #expect(answer.errors.contains("Exercise01 has no backup."))
  }

  @Test func `an empty backup takes nothing away`() throws {
    try course.write("// work\n", to: sources)
    try FileManager.default.createDirectory(
      atPath: "\(course.root)/.kata/backups/Exercise01-1/Sources",
      withIntermediateDirectories: true)

    #expect(course.kata(["reset", "1", "--backup", "1"]).errors.contains("has no backup."))
    #expect(try course.read(sources) == "// work\n")
  }

  @Test func `one can't ask for what was given and for a backup at once`() throws {
    try course.write("// work\n", to: sources)
    let answer = course.kata(["reset", "1", "--given", "--backup", "1"])
    #expect(answer.code == .usage)
    #expect(try course.read(sources) == "// work\n")
  }
}
