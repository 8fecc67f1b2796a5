import Foundation
import KataCore

extension Workspace {
  /// The name of the path that the learner follows.
  var followedPath: String {
    let name = (try? host.files.text(pathMemory))?.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let name, course.ways.contains(where: { $0.name == name }) else {
      return CoursePath.whole
    }
    return name
  }

  func follow(_ path: CoursePath) throws(Complaint) {
    try host.files.write(pathMemory, Data("\(path.name)\n".utf8))
  }

  /// What is worked through when no exercise is named.
  var ownExercises: [Course.Exercise] { course.exercises(on: followedPath) }

  /// Of all states those on the learner's path, in its order.
  func onPath(_ states: [ExerciseState]) -> PathState {
    PathState(
      path: followedPath,
      exercises: ownExercises.compactMap { own in states.first { $0.id == own.id } })
  }

  private var pathMemory: String { "\(state)/path" }
}
