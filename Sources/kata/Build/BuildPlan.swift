import Foundation
import KataCore

/// What goes into one build: which exercises, and whose sources fill them.
struct BuildPlan {
  var exercises: [ExerciseID]
  /// Below `Solutions/ExerciseNN`; an exercise that is not named is the learner's.
  var subjects: [ExerciseID: String] = [:]
  var players: Set<ExerciseID> = []
  /// Exercises whose suite is taken as shipped, because the one beside the sources was changed.
  var shipped: Set<ExerciseID> = []

  /// The variables that Package.swift reads.
  var environment: [String: String] {
    [
      "KATA_ONLY": exercises.map(\.description).joined(separator: ","),
      "KATA_PLAYERS": players.sorted().map(\.description).joined(separator: ","),
      "KATA_SHIPPED": shipped.sorted().map(\.description).joined(separator: ","),
      "KATA_SUBJECT": subjects.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        .joined(separator: ","),
    ]
  }
}
