import Testing

@testable import KataCore

@Suite struct CourseTests {
  private let course = Course.sample

  @Test(
    arguments: [
      ([], [1, 2, 10]), (["10", "1"], [1, 10]), (["2", "Exercise02", "02"], [2]),
      (["Exercises/10-degrees/Tests/A.swift"], [10]),
      (["/a/Exercises/02-validation/README.md"], [2]),
    ])
  func `exercises are named in any order and form, and come in the course's`(
    names: [String], numbers: [Int]
  ) throws {
    #expect(try course.named(names).map(\.id.number) == numbers)
  }

  @Test(arguments: [[], ["2"]])
  func `one that the course lists twice comes once`(names: [String]) throws {
    var course = course
    course.exercises = [course.exercises[1], course.exercises[1]]

    #expect(try course.named(names).map(\.id.number) == [2])
  }

  @Test(
    arguments: [
      ("9", "this course has 1, 2, 10."), ("11", "this course has 1, 2, 10."),
      ("welcom", "did you mean 1 (Welcome)?"), ("VALIDATE", "did you mean 2 (Validation)?"),
      ("valid", "did you mean 2 (Validation)?"), ("foo", "this course has 1, 2, 10."),
      ("e", "this course has 1, 2, 10."), ("", "this course has 1, 2, 10."),
      ("99999999999999999999", "this course has 1, 2, 10."), ("٢", "this course has 1, 2, 10."),
      ("Sources/A.swift", "this course has 1, 2, 10."),
      ("Exercises/02-validation", "this course has 1, 2, 10."),
    ])
  func `an unknown exercise is answered with what was meant, or those that there are`(
    name: String, rest: String
  ) {
    let complaint = #expect(throws: Complaint.self) { try course.named(["1", name]) }

    #expect(complaint?.sentence == "There is no exercise \"\(name)\"; \(rest)")
    #expect(complaint?.next == "kata list shows them all")
    #expect(complaint?.exit == .usage)
  }

  @Test(arguments: [(3, "; this course has 1 to 3."), (0, ".")])
  func `numbers without a gap are told by the first and the last`(count: Int, rest: String) {
    var course = course
    course.exercises = (0..<count).map { index in
      var exercise = course.exercises[0]
      exercise.id = ExerciseID(number: index + 1)
      return exercise
    }

    let complaint = #expect(throws: Complaint.self) { try course.named(["4"]) }
    #expect(complaint?.sentence == "There is no exercise \"4\"\(rest)")
  }

  @Test func `a file is a part of its own when a suite is named after it`() {
    var exercise = course.exercises[0]
    exercise.edit = ["Pin.swift", "PinPad.swift", "Door.swift"]
    let suites = "@Suite(.flow) struct PinTests {\n}\n\nstruct DoorTests : Tests {}"

    #expect(exercise.parts(in: suites) == ["Pin.swift", "Door.swift"])
    #expect(exercise.isPart("PinTests/opens", of: "Pin.swift"))
    #expect(!exercise.isPart("PinTests/opens", of: "PinPad.swift"))
  }

  @Test func `what the learner edits lies in the sources, or in the tests`() {
    #expect(
      course.exercises[1].paths == [
        "Exercises/02-validation/Sources/LoginInteractor.swift",
        "Exercises/02-validation/Sources/LoginWorker.swift",
      ])
    #expect(course.exercises[2].paths == ["Exercises/10-degrees/Tests/WeatherTests.swift"])
  }
}
