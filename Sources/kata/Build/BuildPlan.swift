import Foundation
import KataCore
import KataHost

/// A build to be made: which exercises, and whose sources fill them.
struct BuildPlan {
  var exercises: [ExerciseID]
  /// Texts by file that take the place of the learner's part.
  var laid: [ExerciseID: [String: String]] = [:]
  /// Exercises whose player is built.
  var players: Set<ExerciseID> = []
  /// Exercises whose suite is built as shipped, because the learner has changed it.
  var shipped: Set<ExerciseID> = []
  /// Exercises that are compiled even if nothing has changed: `swift build` tells a warning once.
  var anew: Set<ExerciseID> = []
}

/// A program with the suites and players of a plan.
struct Built {
  /// The test binary.
  var binary: String
  var warnings: [Diagnostic]
  /// True if `swift build` was not needed: then all modules of the scenes are as they were.
  var isDirect: Bool
}

enum BuildOutcome {
  case built(Built)
  case failed([Diagnostic], output: String)
}
