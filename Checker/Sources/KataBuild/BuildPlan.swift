package import KataCore

/// A build to be made: which exercises, and whose sources fill them.
package struct BuildPlan {
  package var exercises: [ExerciseID]
  /// Texts by file that take the place of the learner's part.
  package var laid: [ExerciseID: [String: String]] = [:]
  /// The implementations that own tests are built with, in exercises where these are asked for.
  package var implementations: [ExerciseID: [String: String]] = [:]
  /// Exercises whose player is built.
  package var players: Set<ExerciseID> = []
  /// Exercises whose suite is built as shipped, because the learner has changed it.
  var shipped: Set<ExerciseID> = []

  package init(
    exercises: [ExerciseID], laid: [ExerciseID: [String: String]] = [:],
    players: Set<ExerciseID> = [], shipped: Set<ExerciseID> = []
  ) {
    (self.exercises, self.laid) = (exercises, laid)
    (self.players, self.shipped) = (players, shipped)
  }
}

/// A program with the suites and players of a plan.
package struct Built {
  /// The test binary.
  package var binary: String
  package var warnings: [Diagnostic]
  /// The folder of each module, which holds its texts by their paths in the course.
  package var folders: [String: String]

  package func folder(of id: ExerciseID) -> String { folders["\(id)"] ?? "" }
}

package enum BuildOutcome {
  case built(Built)
  case failed([Diagnostic], output: String)
}
