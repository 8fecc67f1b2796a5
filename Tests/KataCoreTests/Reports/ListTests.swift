import Testing

@testable import KataCore

@Suite struct ListTests {
  private let course = Course.sample.exercises

  private func state(_ titles: [String], path: String = CoursePath.whole) -> PathState {
    PathState(
      path: path,
      exercises: titles.map { title in
        var exercise = course[0]
        exercise.title = title
        return ExerciseState(exercise, outcome: .passed, changed: false)
      })
  }

  @Test func `what was changed since it passed has a mark of its own, and is counted`() {
    let states = [
      ExerciseState(course[0], outcome: .passed, changed: true),
      ExerciseState(course[1], outcome: .failed, changed: true),
    ]
    let lines = Report.list(PathState(exercises: states)).map(\.text)

    #expect(lines[1].hasPrefix("  * 01"))
    #expect(lines[1].hasSuffix("passed, changed since"))
    #expect(lines[2].hasPrefix("  ✗ 02"))
    #expect(lines.last == "0 of 2 exercises passed, 1 changed since")
  }

  @Test func `no two kinds of state are told from each other by colour alone`() {
    let marks = Report.list(PathState(exercises: SampleReports.states)).map(\.text)
      .filter { $0.hasPrefix("  ") }.map { $0.dropFirst(2).prefix(1) + $0.dropFirst(27) }

    #expect(Set(marks).count == marks.count - 1, "both that have passed are alike: \(marks)")
  }

  @Test func `wide and combined characters keep the columns`() throws {
    let lines = Report.list(state(["日本語", "e\u{301}te\u{301}", "👩‍👩‍👧 ❤️", "Welcome!"])).map(\.text)
    let ends = try lines.dropFirst().prefix(4).map { line in
      try line[..<#require(line.firstRange(of: " min")).lowerBound].columns
    }

    #expect(Set(ends).count == 1, "\(lines)")
  }

  @Test func `a choice shows some, and counts all`() {
    let state = PathState(exercises: [
      ExerciseState(course[0], outcome: .passed, changed: false),
      ExerciseState(course[1], outcome: .passed, changed: true),
      ExerciseState(course[2], outcome: .notStarted, changed: false),
    ])
    func numbers(_ choice: ListChoice) -> [Int] { state.only(choice).exercises.map(\.id.number) }

    #expect(numbers(.all) == [1, 2, 10])
    #expect(numbers(.open) == [2, 10])
    #expect(numbers(.passed) == [1])
    #expect(Report.list(state, .passed).last?.text == "1 of 3 exercises passed, 1 changed since")
    #expect(Report.list(self.state(["A"]), .open).map(\.text) == ["all 1 exercises passed"])
  }

  @Test func `at a path's end it is said where others are shown`() {
    let said = Report.list(state(["A", "B"], path: "half-day")).map(\.text)

    #expect(said.suffix(2) == ["all 2 exercises of half-day passed", "next: kata path"])
    #expect(Report.list(state(["A"])).last?.text == "all 1 exercises passed")
  }
}
