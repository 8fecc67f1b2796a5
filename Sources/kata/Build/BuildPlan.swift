import Foundation
import KataCore

/// What goes into one build: which exercises, and whose sources fill them.
struct BuildPlan {
  var exercises: [ExerciseID]
  /// What stands in place of the learner's part, as texts by file; not named: their own.
  var laid: [ExerciseID: [String: String]] = [:]
  var players: Set<ExerciseID> = []
  /// Exercises whose suite is taken as shipped, because the one beside the sources was changed.
  var shipped: Set<ExerciseID> = []

  /// What may run beside the compiler: it needs nothing that is built.
  var beside: [Beside: Command] = [:]

  /// The variables that Package.swift reads.
  var environment: [String: String] {
    [
      "KATA_ONLY": exercises.map(\.description).joined(separator: ","),
      "KATA_PLAYERS": players.sorted().map(\.description).joined(separator: ","),
      "KATA_SHIPPED": shipped.sorted().map(\.description).joined(separator: ","),
      "KATA_LAID": laid.keys.sorted().map(\.description).joined(separator: ","),
    ]
  }
}

/// What a build has made.
struct Built {
  /// The test binary with all suites and players.
  var binary: String
  var warnings: [Diagnostic]
  /// What became of the commands beside the compiler; none where the build system did the work.
  var beside: [Beside: Finished] = [:]
}

/// What an exercise's verdict will need, whatever the compiler says.
enum Beside: Hashable, Comparable {
  /// The compiler prints its tree of the learner's sources.
  case tree(ExerciseID)
  /// The reference plays the scripts.
  case reference(ExerciseID)

  var exercise: ExerciseID {
    switch self {
    case .tree(let id), .reference(let id): id
    }
  }
}
