/// Points for an exercise that a person has given in place of the program's.
package struct PointsByHand: Codable, Equatable, Sendable {
  package var id: String
  package var exercise: ExerciseID
  /// From 0 to 1.
  package var points: Double
  package var reason: String
  package var by: String

  package init(id: String, exercise: ExerciseID, points: Double, reason: String, by: String) {
    (self.id, self.exercise, self.points) = (id, exercise, points)
    (self.reason, self.by) = (reason, by)
  }
}
