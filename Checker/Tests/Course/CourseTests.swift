@testable import Shared
import Testing

@testable import Basics
@testable import Common

@Suite struct CourseTests {
  private let course = Course.sample

  @Test(
    arguments: [
      ([], [1, 2, 10]), (["10", "1"], [1, 10]), (["2", "Exercise02", "02"], [2]),
      (["Exercises/10-degrees/Tests/A.swift"], [10]),
      (["/a/Exercises/02-validation/README.md"], [2]), (["10-degrees"], [10]),
      (["Exercises/02-validation"], [2]),
    ])
  func `exercises are named in any order and form, and come in the course's`(
    names: [String], numbers: [Int]
  ) throws {
    #expect(try course.named(names).map(\.id.number) == numbers)
  }

  @Test(
    arguments: [
      ("9", "this course has 1 to 10."), ("welcom", "did you mean 1 (Welcome)?"),
      ("VALIDATE", "did you mean 2 (Validation)?"), ("valid", "did you mean 2 (Validation)?"),
      ("e", "this course has 1 to 10."), ("", "this course has 1 to 10."),
      ("Sources/A.swift", "this course has 1 to 10."),
    ])
  func `an unknown exercise is answered with what was meant, or those that there are`(
    name: String, rest: String
  ) {
    let complaint = #expect(throws: Complaint.self) { try course.named(["1", name]) }

    #expect(complaint?.sentence == "There is no exercise \"\(name)\"; \(rest)")
    #expect(complaint?.exit == .usage)
  }

  @Test func `a file is a part of its own when a suite is named after it`() {
    var exercise = course.exercises[0]
    exercise.edit = ["Pin.swift", "PinPad.swift", "Door.swift"]
    let suites = "@Suite(.flow) struct PinTests {\n}\n\nstruct DoorTests : Tests {}"

    #expect(exercise.parts(in: suites) == ["Pin.swift", "Door.swift"])
    #expect(exercise.isPart("PinTests/opens", of: "Pin.swift"))
    #expect(!exercise.isPart("PinTests/opens", of: "PinPad.swift"))
  }
}
