@testable import Shared
import Testing

@testable import Basics
@testable import Common

@Suite struct CoursePathTests {
  private let course = {
    var course = Course.sample
    course.paths = ["half-day": [2, 1, 11].map(ExerciseID.init(number:))]
    return course
  }()

  @Test func `the shortest path comes first, and what is not written yet is in none`() {
    #expect(course.allPaths.map(\.name) == ["half-day", "all"])
    #expect(course.allPaths.map { $0.exercises.map(\.number) } == [[2, 1], [1, 2, 10]])
    #expect(course.allPaths.map(\.minutes) == [35, 65])
  }

  @Test func `a path has its own order; one that is gone leads through the whole course`() throws {
    #expect(course.exercises(on: "half-day").map(\.id.number) == [2, 1])
    #expect(course.exercises(on: "weekend").map(\.id.number) == [1, 2, 10])
    #expect(try course.path(named: "ALL").exercises.map(\.number) == [1, 2, 10])
  }

  @Test func `the course says in which order all come, and what it forgets comes last`() {
    var course = course
    course.paths[CoursePath.whole] = [10, 1].map(ExerciseID.init(number:))
    #expect(course.exercises(on: CoursePath.whole).map(\.id.number) == [10, 1, 2])
  }

  @Test(arguments: [
    ("half", "did you mean half-day?"), ("half-dya", "did you mean half-day?"),
    ("", "there are half-day, all."), ("weekend", "there are half-day, all."),
  ])
  func `an unknown path is answered with the nearest, or else all`(name: String, rest: String) {
    let refusal = #expect(throws: Complaint.self) { try course.path(named: name) }
    #expect(refusal?.sentence == "There is no path \"\(name)\"; \(rest)")
    #expect(refusal?.exit == .usage)
  }
}
