@testable import Shared
import Testing

@testable import Class
@testable import Core
@testable import Reports

struct GradeComparisonTests {
  private let exercises = Array(Course.sample.exercises.prefix(2))

  private func book(_ states: [(String, GradeState, Double)], byHand: Double? = nil) -> GradeBook {
    let points = byHand.map {
      PointsByHand(id: "ann", exercise: exercises[0].id, points: $0, reason: "", by: "")
    }
    var book = GradeBook(
      exercises: exercises, byHand: [points].compactMap(\.self), keepsTexts: false)
    for (name, state, score) in states {
      var grade = Grade(exercises[1].id, state)
      grade.score = state == .machineFault ? nil : score
      book.add(
        GradeResult(
          submission: name, course: "c", toolchain: "6.3",
          exercises: [Grade(exercises[0].id, .notStarted), grade]))
    }
    return book
  }

  @Test func `it tells whose state or points changed, and who came or left`() {
    let old = book([("ann", .failed, 0.4), ("bob", .passed, 1), ("=cy\u{1B}", .failed, 0.2)])
    let new = book(
      [("ann", .passed, 1), ("bob", .passed, 1), ("dee", .passed, 1)], byHand: 0.5)
    #expect(
      GradeComparison(old, new).lines.map(\.text) == [
        "01  ann  as it was given  0.00 → 0.50",
        "02  ann  tests fail → passed  0.40 → 1.00",
        "", "new: dee", "left: =cy\\u{1B}",
        "submissions: 1 changed, 1 unchanged, 1 new, 1 left",
      ])
  }

  @Test func `nothing changed is one line, and a fault of the machine is no number`() {
    let old = book([("ann", .failed, 0.4)])
    #expect(
      GradeComparison(old, old).lines.map(\.text) == [
        "submissions: 0 changed, 1 unchanged, 0 new, 0 left"
      ])
    let fault = GradeComparison(old, book([("ann", .machineFault, 0)]))
    #expect(fault.lines[0].text == "02  ann  tests fail → not graded  0.40 → no points")
  }
}
