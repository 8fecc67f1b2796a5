/// The hints and solutions that this copy of the course holds: no others are offered.
package struct Offers: Sendable {
  package var hints: Set<ExerciseID>
  /// The exercises whose solution can be looked at.
  package var solutions: Set<ExerciseID>
  /// The exercises that kata ask has questions on.
  package var questions: Set<ExerciseID> = []

  /// The command for a learner who is stuck: the next hint, or the task where there are no hints.
  package func help(with id: ExerciseID) -> String {
    "kata \(hints.contains(id) ? "hint" : "show") \(id.number)"
  }
}
