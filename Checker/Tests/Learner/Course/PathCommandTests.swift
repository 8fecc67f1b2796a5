import Basics
import Common
import Foundation
@testable import Shared
import Testing

@testable import Learner

/// A path is chosen once, and kept to.
@Suite struct PathCommandTests {
  private let course: TemporaryCourse

  init() throws {
    course = try TemporaryCourse()
    try course.replace(
      #""paths": {"#, with: #""paths": { "half-day": ["Exercise02", "Exercise07"],"#,
      in: "Exercises/course.json")
  }

  @Test func `without a choice it is all of the course`() throws {
    let report = try course.report(PathReport.self, ["path"])

    #expect(report.path == "all")
    #expect(report.paths.map(\.name) == ["half-day", "all"])
    #expect(course.kata(["path"]).output.contains("2 exercises       10 min  01 to 02  (yours)"))
  }

  @Test func `next, list and progress follow what was chosen`() throws {
    #expect(course.kata(["path", "half-day"]).output.hasPrefix("You follow half-day: 1 exercises"))

    let home = course.kata([]).output
    #expect(home.contains("0 of 1 exercises of half-day passed"))
    #expect(home.contains("next: Exercise02"))
    #expect(!course.kata(["list"]).output.contains("01  Hello"))
    let report = try course.report(PathState.self, ["list"])
    #expect(report.path == "half-day")
    #expect(report.exercises.map(\.id.number) == [2])
    #expect(course.kata(["path"]).output.contains("02  (yours)"))

    #expect(course.kata(["path", "all"]).code == .success)
    #expect(course.kata([]).output.contains("next: Exercise01"))
  }

  @Test func `a check of nothing in particular is one of the path`() throws {
    _ = course.kata(["path", "half-day"])
    let answer = course.kata(["check"])

    #expect(answer.output.contains("Exercise02"))
    #expect(!answer.output.contains("Exercise01"))
  }

  @Test func `a path that is not there any more is followed no longer`() throws {
    _ = course.kata(["path", "half-day"])
    try course.replace("half-day", with: "weekend", in: "Exercises/course.json")

    #expect(course.kata([]).output.contains("0 of 2 exercises passed"))
  }

  @Test func `an unknown path is refused, and changes nothing`() {
    let answer = course.kata(["path", "half"])

    #expect(answer.code == .usage)
    #expect(answer.errors.contains("There is no path \"half\""))
    #expect(course.kata(["list"]).output.contains("01  Hello"))
  }

  @Test func `only what is open, or only what has passed`() throws {
    #expect(course.kata(["list", "--open"]).output.contains("01  Hello"))
    #expect(course.kata(["list", "--passed"]).output.hasPrefix("0 of 2 exercises passed\n"))
    #expect(try course.report(PathState.self, ["list", "--passed"]).exercises == [])
  }
}
