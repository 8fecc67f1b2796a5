import Learner
import Basics
@testable import Shared
import Testing

@testable import Common

@Suite struct ProgressTests {
  private let course = Course.sample.exercises

  private func state(
    _ outcomes: [Outcome?], changed: Bool = false, path: String = CoursePath.whole
  ) -> PathState {
    PathState(
      path: path,
      exercises: zip(course, outcomes).map { ExerciseState($0, outcome: $1, changed: changed) })
  }

  @Test func `what was changed since it passed has a mark of its own, and is counted`() {
    let lines = Report.list(state([.passed, .failed], changed: true)).map(\.text)

    #expect(lines[1].hasPrefix("  * 01"))
    #expect(lines[1].hasSuffix("passed, changed since"))
    #expect(lines[2].hasPrefix("  ✗ 02"))
    #expect(lines.last == "0 of 2 exercises passed, 1 changed since")
  }

  @Test(arguments: [(ListChoice.all, [1, 2, 10]), (.open, [2, 10]), (.passed, [1])])
  func `a choice shows some, and counts all`(choice: ListChoice, numbers: [Int]) {
    let state = state([.passed, nil, .notStarted])

    #expect(state.only(choice).exercises.map(\.id.number) == numbers)
    #expect(Report.list(state, choice).last?.text == "1 of 3 exercises passed")
  }

  @Test func `at a path's end it is said where others are shown`() {
    let said = Report.list(state([.passed, .passed], path: "half-day")).map(\.text)

    #expect(said.suffix(2) == ["all 2 exercises of half-day passed", "next: kata path"])
    #expect(Report.list(state([.passed])).last?.text == "all 1 exercises passed")
  }

  @Test func `what can't be graded here is neither passed nor left to do`() {
    let scenes = [("login", "Login", 1), ("gather", "Gather", 22)].map { name, scene, number in
      PlayScene(
        name: name, scene: scene,
        parts: [.init(name: "presenter", exercise: ExerciseID(number: number))])
    }
    let home = Report.home(state([.passed, .passed, .notGraded]), .all, plays: scenes).map(\.text)

    #expect(
      home.dropFirst() == [
        "2 of 3 exercises passed, 1 not graded here", "", "your parts run: kata play login",
      ])
    #expect(Report.list(state([.passed, .passed, .notGraded]))[5].text.hasPrefix("  ~ 10"))
    #expect(
      Report.home(state([.passed, .passed, .notGraded], changed: true), .all).contains {
        $0.text.contains("next:")
      })
  }

  @Test func `the exercise at hand is the first that is begun, or the first open one`() {
    #expect(state([.passed, .notStarted, .failed]).current?.id.number == 10)
    #expect(state([.notStarted, nil]).current?.id.number == 2)
    #expect(state([.passed, .notStarted, .notStarted]).current?.id.number == 2)
    #expect(state([.passed, .passed, .notGraded]).current == nil)
  }

  @Test func `a line for a chat begins with the exercise at hand and its edge`() {
    let state = state([.passed, .failed, .notStarted])
    #expect(
      Report.pasted(state, at: state.current, edge: 4).text == "kata 2✗E4 · 1✓ 2✗ · 1 of 3")
    let done = self.state([.passed, .passed, .passed])
    #expect(Report.pasted(done, at: nil, edge: nil).text == "kata 1✓ 2✓ 10✓ · 3 of 3")
  }

  @Test func `of 25 exercises it has 120 columns at most, and no color`() {
    let exercises = (1...25).map { number in
      var exercise = course[0]
      exercise.id = ExerciseID(number: number)
      return ExerciseState(exercise, outcome: .failed, changed: true)
    }
    let line = Report.pasted(PathState(exercises: exercises), at: exercises[24], edge: 12)
    #expect(line.text.columns <= 120)
    #expect(line.spans.allSatisfy { $0.style == .plain })
  }

  @Test(arguments: Outcome.allCases)
  func `what has passed, or can't be graded here, leaves nothing to do`(outcome: Outcome) {
    #expect(outcome.isSettled == [.passed, .notGraded].contains(outcome))
    #expect(
      ExerciseState(course[0], outcome: outcome, changed: false).isOpen != outcome.isSettled)
    #expect(ExerciseState(course[0], outcome: outcome, changed: true).isOpen)
  }
}
