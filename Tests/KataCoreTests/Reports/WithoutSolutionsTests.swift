import Testing

@testable import KataCore

/// What is said in a copy that lacks the Solutions, where not everything can be judged.
@Suite struct WithoutSolutionsTests {
  private let course = Course.sample.exercises
  private let rest = [
    "Nothing is left to do here.",
    "Whoever has the Solutions grades Exercises/Exercise10/Tests.",
  ]

  private func states(_ outcomes: Outcome?...) -> [ExerciseState] {
    zip(course, outcomes).map { ExerciseState($0, outcome: $1, changed: false) }
  }

  @Test func `when all that can be judged has passed, it is said who does the rest`() {
    let states = states(.passed, .passed, .notGraded)

    for said in [
      Report.home(PathState(exercises: states), .all), Report.list(PathState(exercises: states)),
      Report.onward(PathState(exercises: states), after: [ExerciseID(number: 10)], why: false),
    ] {
      #expect(said.map(\.text).suffix(2) == rest)
      #expect(said.map(\.text).suffix(3).first == "2 of 3 exercises passed, 1 not graded here")
    }
    #expect(Report.rest(states).map(\.text) == rest)
  }

  @Test func `while something is open, or all is graded, nobody else is named`() {
    for states in [states(.passed, nil, .notGraded), states(.passed, .passed, .passed)] {
      #expect(
        !Report.home(PathState(exercises: states), .all).contains {
          $0.text.contains("Nothing is left")
        })
      #expect(Report.rest(states) == [])
    }
  }

  @Test func `several that are left to others are named together`() {
    let states = states(.notGraded, .passed, .notGraded)

    #expect(
      Report.rest(states).map(\.text).joined(separator: " ").contains(
        "grades Exercises/Exercise01/Tests and Exercises/Exercise10/Tests."))
  }

  @Test(arguments: Outcome.allCases)
  func `what has passed, or can't be graded here, leaves nothing to do`(outcome: Outcome) {
    #expect(outcome.isSettled == [.passed, .notGraded].contains(outcome))
    #expect(
      ExerciseState(course[0], outcome: outcome, changed: false).isOpen != outcome.isSettled)
  }

  @Test func `why it was not compared is told at length once`() {
    let verdict = SampleReports.passedWithoutReference
    let first = Report.verdict(verdict, .all).map(\.text)
    let later = Report.verdict(verdict, .all, isWhyTold: true).map(\.text)

    #expect(first.contains { $0.contains("This copy is without Solutions") })
    #expect(
      later.dropFirst(2) == [
        "  passed by its tests alone, not compared with the reference (why: kata list)"
      ])
  }

  private func notes(_ count: Int, _ state: Verdict.Reference.State) -> [String] {
    var stages = StageResults.sample()
    stages.reference.state = state
    stages.untried = (1...count).map { Untried(file: "A.swift", line: $0, text: "a \($0)") }
    return Verdict(stages).notes
  }

  @Test func `what nothing has tried is told in one note`() {
    #expect(
      notes(1, .agreed) == [
        "nothing has tried A.swift:1, \"a 1\"; if no edge asks for it, leave it out"
      ])
    #expect(
      notes(2, .agreed) == [
        "nothing has tried A.swift:1, \"a 1\", nor A.swift:2, \"a 2\"; "
          + "if no edge asks for them, leave them out"
      ])
    let many = notes(Limits.untriedPlaces + 4, .agreed)
    #expect(many.count == 1)
    #expect(many[0].contains(", nor 4 more places; if no edge asks"))
  }

  @Test func `where no script was played, what is left may be a script's to try`() {
    #expect(
      notes(1, .notSupplied) == [
        "no test has tried A.swift:1, \"a 1\"; a script might, where there are Solutions"
      ])
  }
}
