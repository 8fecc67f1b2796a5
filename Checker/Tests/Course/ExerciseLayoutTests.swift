@testable import Shared
import Testing

@testable import Common

@Suite struct ExerciseLayoutTests {
  @Test func `the learner writes Sources, or Tests, and the other is given`() {
    let sources = Course.sample.exercises[1]
    let suite = Course.sample.exercises[2]

    #expect(sources.own == sources.layout.sources)
    #expect(sources.givenPath == sources.layout.tests)
    #expect(suite.own == suite.layout.tests)
    #expect(suite.givenPath == suite.layout.sources)
    #expect(suite.paths == ["\(suite.layout.tests)/WeatherTests.swift"])
  }

  @Test func `the folder that a file of an exercise lies in is told from its path`() {
    let layout = Course.sample.exercises[1].layout
    #expect(ExerciseLayout.part(of: "\(layout.sources)/More/A.swift") == "Sources")
    #expect(ExerciseLayout.part(of: "\(layout.tests)/A.swift") == "Tests")
    for other in [layout.readme, layout.expected, "Sources/LoginScene/A.swift", "Package.swift"] {
      #expect(ExerciseLayout.part(of: other) == nil)
    }
  }
}
