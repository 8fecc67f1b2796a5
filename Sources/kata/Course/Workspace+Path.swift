import Foundation
import KataCore
import KataHost

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

  /// The exercises that a command is about if none is named.
  var ownExercises: [Course.Exercise] { course.exercises(on: followedPath) }

  /// The exercise that is named; without a name, the first of the path with something left to do.
  func exercise(named name: String?) throws(Complaint) -> Course.Exercise {
    if let name { return try course.named([name])[0] }
    let next = try States(self).onPath().exercises.first(where: \.isOpen)?.id
    return next.flatMap { course[$0] } ?? course.exercises[0]
  }

  /// Of all states those on the learner's path, in its order.
  func onPath(_ states: [ExerciseState]) -> PathState {
    PathState(
      path: followedPath,
      exercises: ownExercises.compactMap { own in states.first { $0.id == own.id } })
  }

  private var pathMemory: String { "\(state)/path" }
}
