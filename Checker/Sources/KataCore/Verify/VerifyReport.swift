/// The result of `kata verify`; its JSON is `kata.verify/1`.
package struct VerifyReport: Codable, Sendable {
  package var schema = "kata.verify/1"
  package var exercises: [Row]
  package var faults: [Fault]
  package var seconds: Double = 0

  package init(exercises: [Row] = [], faults: [Fault] = []) {
    self.exercises = exercises
    self.faults = faults
  }

  package struct Fault: Codable, Sendable, Equatable {
    /// Nil when it concerns the whole course.
    package var exercise: ExerciseID?
    package var text: String

    package init(_ exercise: ExerciseID?, _ text: String) {
      self.exercise = exercise
      self.text = text
    }
  }

  /// One exercise's line of the table.
  ///
  /// If the learner writes the suite, `tests` counts the wrong implementations, and `stubFails`
  /// those that the stub's suite misses. `alternatives` counts the right ones.
  package struct Row: Codable, Sendable {
    package var id: ExerciseID
    package var title: String
    package var edges: Int
    /// The number of tests in the suite; `stubFails` is the number of those that the stub fails.
    package var tests = 0
    package var stubFails = 0
    package var referencePasses = false
    package var alternatives = 0
    package var alternativesPassed = 0
    package var mutants: [Mutant] = []

    package init(id: ExerciseID, title: String, edges: Int) {
      self.id = id
      self.title = title
      self.edges = edges
    }
  }

  package struct Mutant: Codable, Sendable, Equatable {
    package var name: String
    package var edge: String
    package var caughtBy: Stage

    package init(name: String, edge: String, caughtBy: Stage) {
      self.name = name
      self.edge = edge
      self.caughtBy = caughtBy
    }
  }

  /// The first stage that catches a mutant.
  package enum Stage: String, Codable, Sendable {
    case suite, scripts, rules, nothing
  }
}
