import Core

/// The result of `kata verify`; its JSON is `kata.verify/1`.
struct VerifyReport: Codable, Sendable {
  var schema = "kata.verify/1"
  var exercises: [Row] = []
  var faults: [Fault] = []
  var seconds: Double = 0

  struct Fault: Codable, Sendable, Equatable {
    /// Nil when it concerns the whole course.
    var exercise: ExerciseID?
    var text: String

    init(_ exercise: ExerciseID?, _ text: String) {
      self.exercise = exercise
      self.text = text
    }
  }

  /// One exercise's line of the table.
  ///
  /// If the learner writes the suite, `tests` counts the wrong implementations, and `stubFails`
  /// those that the stub's suite misses. `alternatives` counts the right ones.
  struct Row: Codable, Sendable {
    var id: ExerciseID
    var title: String
    var edges: Int
    /// The number of tests in the suite; `stubFails` is the number of those that the stub fails.
    var tests = 0
    var stubFails = 0
    var referencePasses = false
    var alternatives = 0
    var alternativesPassed = 0
    var mutants: [Mutant] = []
  }

  struct Mutant: Codable, Sendable, Equatable {
    var name: String
    var edge: String
    var caughtBy: Stage
  }

  /// The first stage that catches a mutant.
  enum Stage: String, Codable, Sendable {
    case suite, scripts, rules, nothing
  }
}
