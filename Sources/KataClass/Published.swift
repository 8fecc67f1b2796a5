import KataCore
import KataCourse
import KataHost

/// The solutions that the course holds: the reference of each exercise, and its alternatives.
struct Published {
  private var solutions: [ExerciseID: [(name: String, texts: [String: String])]] = [:]

  init(_ workspace: Workspace) throws(Complaint) {
    for exercise in workspace.course.exercises {
      let reference = "\(workspace.solution(exercise.id))/\(exercise.ownFolder)"
      var found = [("the reference", try workspace.host.files.texts(in: reference))]
      found += try workspace.alternatives(of: exercise).map {
        ("the alternative \($0.name)", $0.texts)
      }
      solutions[exercise.id] = found.map { ($0, $1.mapValues(Self.plain)) }
    }
  }

  /// A note on the published solution that a task equals; nil if it equals none.
  func name(of task: Judgements.Task) -> String? {
    let own = task.texts.mapValues(Self.plain)
    return solutions[task.id]?.first { $0.texts == own }.map {
      "equals \($0.name), but for blanks and comments"
    }
  }

  /// A text without blanks and line comments.
  private static func plain(_ text: String) -> String {
    text.replacing(#/\/\/.*/#, with: "").filter { !$0.isWhitespace }
  }
}
