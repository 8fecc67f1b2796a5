import Foundation
package import KataCore
import KataHost

extension Workspace {
  /// The name of the path that the learner follows.
  package var followedPath: String {
    let name = (try? host.files.text(pathMemory))?.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let name, course.ways.contains(where: { $0.name == name }) else {
      return CoursePath.whole
    }
    return name
  }

  package func follow(_ path: CoursePath) throws(Complaint) {
    try host.files.write(pathMemory, Data("\(path.name)\n".utf8))
  }

  /// The exercises that a command is about if none is named.
  package var ownExercises: [Course.Exercise] { course.exercises(on: followedPath) }

  /// Of all states those on the learner's path, in its order.
  package func onPath(_ states: [ExerciseState]) -> PathState {
    PathState(
      path: followedPath,
      exercises: ownExercises.compactMap { own in states.first { $0.id == own.id } })
  }

  private var pathMemory: String { "\(state)/path" }
}
