import Basics
import Common
import Foundation
@testable import Shared
import Testing

@testable import Authors

/// `kata new exercise`, in a course of two exercises.
@Suite struct NewExerciseTests {
  private let course: TemporaryCourse

  init() throws { course = try TemporaryCourse() }

  private func new(_ number: String, _ options: String...) -> TemporaryCourse.Answer {
    course.kata(["new", "exercise", number] + options)
  }

  @Test func `it stands in both lists, with all files that a proof asks for`() throws {
    let answer = new("3", "--name", "live-search", "--scene", "Greet")
    #expect(answer.code == .success)
    #expect(try course.read("Package.swift").contains(#"  ("03-live-search", "Greet"),"#))
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(try course.read("Exercises/course.json").utf8))
        as? [String: Any])
    let paths = json["paths"] as? [String: [String]]
    #expect(paths?["all"]?.last == "Exercise03")

    let list = course.kata(["list"])
    #expect(list.output.contains("Live search"))
    for part in ["Sources", "Alternatives", "Mutants.diff", "Player", "WHY.md"] {
      #expect(
        FileManager.default.fileExists(atPath: "\(course.root)/Solutions/03-live-search/\(part)"))
    }
  }

  @Test(.realBuilds) func `it builds, and its proof names what is left to write`() throws {
    _ = new("3", "--name", "live-search", "--scene", "Greet")
    let answer = course.kata(["verify", "3", "--record"])

    #expect(answer.code == .notPassed)
    #expect(answer.output.contains("the reference does not pass"))
    #expect(answer.output.contains("no mutant breaks E1"))
    #expect(!answer.output.contains("missing"))
    #expect(!answer.output.contains("warning"))
  }

  @Test(arguments: [
    ("1", "again", "Greet", "There is an exercise 1 already."),
    ("3", "Again", "Greet", "is no name of an exercise"), ("3", "again", "Gone", "no scene Gone"),
    ("three", "again", "Greet", "needs a number"),
  ])
  func `what can't be added is told, and nothing is written`(
    number: String, name: String, scene: String, words: String
  ) throws {
    let before = try course.read("Package.swift")
    let answer = new(number, "--name", name, "--scene", scene)
    #expect(answer.code == .usage)
    #expect(answer.errors.contains(words))
    #expect(try course.read("Package.swift") == before)
  }
}
