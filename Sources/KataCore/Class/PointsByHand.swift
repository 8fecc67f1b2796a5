/// Points for an exercise that a person has given in place of the program's.
package struct PointsByHand: Codable, Equatable, Sendable {
  package var id: String
  package var exercise: ExerciseID
  /// From 0 to 1.
  package var points: Double
  package var reason: String
  package var by: String
}
