import Testing

@testable import KataCore

@Suite struct CourseMarkTests {
  private func mark(
    _ number: Int, _ title: String = "A", readme: String = "", suite: String = "",
    stub: String = "", isBegun: Bool = false
  ) -> CourseMark {
    CourseMark(
      id: ExerciseID(number: number), title: title, readme: readme, suite: suite, stub: stub,
      isBegun: isBegun)
  }

  private func news(_ old: CourseMarks, _ new: CourseMarks) -> [String] {
    Report.news(from: old, to: new).map(\.text)
  }

  @Test func `nothing is said where all is as it was`() {
    #expect(news(["a": mark(1)], ["a": mark(1, isBegun: true)]) == [])
  }

  @Test func `number, title, README, suite and stub are told apart`() {
    let said = news(
      ["a": mark(1, "Old"), "b": mark(2), "c": mark(3)],
      [
        "a": mark(4, "New"), "b": mark(2, readme: "x", suite: "x"),
        "c": mark(3, stub: "x", isBegun: true),
      ])

    #expect(
      said == [
        "What has changed in the course:", "  Exercise02 · A: its README, its suite",
        "  Exercise03 · A: its stub",
        "    your work stays; the new stub lies in Exercises/Exercise03/.given/start",
        "  Exercise04 · New: was Exercise01, was called Old",
      ])
  }

  @Test func `of a stub that nobody has begun nothing is said but that it is another one`() {
    #expect(news(["a": mark(1)], ["a": mark(1, stub: "x")]).last == "  Exercise01 · A: its stub")
  }

  @Test func `what is new and what is gone is named`() {
    #expect(
      news(["a": mark(1, "Gone")], ["b": mark(2, "Fresh")]).dropFirst() == [
        "  Exercise02 · Fresh: new", "  Exercise01 · Gone: no longer there",
      ])
  }
}
