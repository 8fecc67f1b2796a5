/// A scene that `kata play` runs, as `course.json` lists it.
package struct PlayScene: Codable, Sendable, Equatable {
  /// The name by which it is asked for.
  package var name: String
  /// The scene's name among the exercises, with which the names of its modules begin.
  package var scene: String
  /// The parts that exercises write, in the order of their exercises.
  package var parts: [Part]
  /// Exercises whose given code is in the scene, too.
  package var given: [ExerciseID]?

  package struct Part: Codable, Sendable, Equatable {
    package var name: String
    package var exercise: ExerciseID
  }

  /// The exercises that the scene is built of.
  package var exercises: Set<ExerciseID> { Set(parts.map(\.exercise) + (given ?? [])) }
}
