import Testing

@testable import KataCore

@Suite struct ExerciseLayoutTests {
  @Test func `what the learner writes lies in Sources, or in Tests, and the other is given`() {
    let sources = Course.sample.exercises[1]
    let suite = Course.sample.exercises[2]

    #expect(sources.own == sources.layout.sources)
    #expect(sources.beside == sources.layout.tests)
    #expect(suite.own == suite.layout.tests)
    #expect(suite.beside == suite.layout.sources)
    #expect(suite.paths == ["\(suite.layout.tests)/WeatherTests.swift"])
  }

  @Test func `the folder as shipped is the one that is named`() {
    for exercise in Course.sample.exercises {
      let given = exercise.shipped.map { "\(exercise.layout.given)/\($0.given)" }
      #expect(given[0] == exercise.layout.start)
      #expect(
        given[1]
          == (exercise.writes == .suite
            ? exercise.layout.givenRight : exercise.layout.shippedTests))
    }
  }
}
