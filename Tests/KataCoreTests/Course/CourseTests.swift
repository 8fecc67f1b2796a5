import Testing

@testable import KataCore

@Suite struct CourseTests {
  private let course = Course.sample

  private func refusal(of name: String) -> Complaint? {
    #expect(throws: Complaint.self) { try course.named([name]) }
  }

  @Test func `all exercises are meant when none is named`() throws {
    #expect(try course.named([]).map(\.id.number) == [1, 2, 10])
  }

  @Test func `those that are named come in the course's order`() throws {
    #expect(try course.named(["10", "1"]).map(\.id.number) == [1, 10])
  }

  @Test func `one that is named twice comes once`() throws {
    #expect(try course.named(["2", "Exercise02", "02"]).map(\.id.number) == [2])
  }

  @Test(arguments: [[], ["2"]])
  func `one that the course lists twice comes once`(names: [String]) throws {
    var course = course
    course.exercises = [course.exercises[1], course.exercises[1]]

    #expect(try course.named(names).map(\.id.number) == [2])
  }

  @Test func `a file is a part of its own when a suite is named after it`() {
    var exercise = course.exercises[0]
    exercise.edit = ["Pin.swift", "PinPad.swift", "Door.swift"]
    let suites = "@Suite(.flow) struct PinTests {\n}\n\nstruct DoorTests : Tests {}"

    #expect(exercise.parts(in: suites) == ["Pin.swift", "Door.swift"])
    #expect(exercise.isPart("PinTests/opens", of: "Pin.swift"))
    #expect(!exercise.isPart("PinTests/opens", of: "PinPad.swift"))
  }

  @Test(arguments: ["9", "11"])
  func `an unknown number is answered with those that there are`(number: String) {
    let complaint = refusal(of: number)

    #expect(complaint?.exit == .usage)
    #expect(
      complaint?.sentence
        == "There is no exercise \"\(number)\"; this course has 1, 2, 10.")
    #expect(complaint?.next == "kata list shows them all")
  }

  @Test func `numbers without a gap are told by the first and the last`() throws {
    var course = course
    course.exercises = (1...3).map { number in
      var exercise = course.exercises[0]
      exercise.id = ExerciseID(number: number)
      return exercise
    }

    let complaint = #expect(throws: Complaint.self) { try course.named(["4"]) }
    #expect(complaint?.sentence == "There is no exercise \"4\"; this course has 1 to 3.")
  }

  @Test(
    arguments: [
      ("welcom", "1 (Welcome)"), ("VALIDATE", "2 (Validation)"), ("valid", "2 (Validation)"),
    ])
  func `an unknown word is answered with the title that is alike`(word: String, title: String) {
    #expect(
      refusal(of: word)?.sentence
        == "There is no exercise \"\(word)\"; did you mean \(title)?")
  }

  @Test(arguments: ["foo", "e", "x1"])
  func `a word that is like no title is answered with the numbers`(word: String) {
    #expect(refusal(of: word)?.sentence.hasSuffix("; this course has 1, 2, 10.") == true)
  }

  @Test(arguments: ["", "99999999999999999999", "-1", "٢"])
  func `an odd name is answered, too`(name: String) {
    #expect(refusal(of: name)?.sentence.hasPrefix("There is no exercise \"\(name)\"; ") == true)
  }

  @Test func `one wrong name among right ones is refused`() {
    #expect(throws: Complaint.self) { try course.named(["1", "99"]) }
  }

  @Test func `a course without exercises has none`() {
    let empty = Course(exercises: [], paths: [:])

    let complaint = #expect(throws: Complaint.self) { try empty.named(["1"]) }
    #expect(complaint?.sentence == "There is no exercise \"1\".")
  }

  @Test func `an exercise is found by its id`() {
    #expect(course[ExerciseID(number: 10)]?.title == "Degrees")
    #expect(course[ExerciseID(number: 3)] == nil)
  }

  @Test func `what the learner edits lies in the sources, or in the tests`() {
    #expect(
      course.exercises[1].paths == [
        "Exercises/Exercise02/Sources/LoginInteractor.swift",
        "Exercises/Exercise02/Sources/LoginWorker.swift",
      ])
    #expect(course.exercises[2].paths == ["Exercises/Exercise10/Tests/WeatherTests.swift"])
  }

  @Test func `a file names the exercise that it lies in`() throws {
    #expect(try course.named(["Exercises/Exercise10/Tests/A.swift"]).map(\.id.number) == [10])
    #expect(try course.named(["/a/Exercises/Exercise02/README.md"]).map(\.id.number) == [2])
    #expect(refusal(of: "Exercises/Exercise02") != nil)
    #expect(refusal(of: "Sources/A.swift") != nil)
  }
}
