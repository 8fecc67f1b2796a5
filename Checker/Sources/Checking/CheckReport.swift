/// The JSON of `kata check --json`.
package struct CheckReport: Codable, Sendable {
  package var schema = "kata.check/1"
  package var toolchain: String
  package var score: Points
  package var exercises: [Verdict]

  package struct Points: Codable, Sendable {
    var earned: Double
    package var possible: Int
  }

  package init(toolchain: String, exercises: [Verdict]) {
    (self.toolchain, self.exercises) = (toolchain, exercises)
    let sum = exercises.reduce(0) { $0 + $1.score }
    score = Points(earned: (sum * 100).rounded() / 100, possible: exercises.count)
  }
}
