/// The hints and solutions that this copy of the course holds: no others are offered.
package struct Offers: Sendable {
  package var hints: Set<ExerciseID>
  /// The exercises whose solution can be looked at.
  package var solutions: Set<ExerciseID>

  package init(hints: Set<ExerciseID>, solutions: Set<ExerciseID>) {
    (self.hints, self.solutions) = (hints, solutions)
  }

  /// The command for a learner who is stuck: the next hint, or the task where there are no hints.
  package func help(with id: ExerciseID) -> String {
    "kata \(hints.contains(id) ? "hint" : "show") \(id.number)"
  }
}
