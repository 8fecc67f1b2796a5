import Testing

@testable import KataCore

@Suite struct ExerciseStateTests {
  private let exercise = Course.sample.exercises[1]

  @Test func `is passed when it passed and nothing changed since`() {
    #expect(ExerciseState(exercise, outcome: .passed, changed: false).isPassed)
    #expect(!ExerciseState(exercise, outcome: .passed, changed: true).isPassed)
    #expect(!ExerciseState(exercise, outcome: .failed, changed: false).isPassed)
    #expect(!ExerciseState(exercise, outcome: nil, changed: false).isPassed)
  }

  @Test func `tells of the exercise what a list needs`() {
    let state = ExerciseState(exercise, outcome: .failed, changed: true)

    #expect((state.title, state.scene, state.minutes) == ("Validation", "Login", 20))
    #expect(state.files == exercise.paths)
  }
}
