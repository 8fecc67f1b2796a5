import Host
import Basics
import Common

/// The solutions that the course holds: the reference of each exercise, and its alternatives.
struct Published {
  private var solutions: [ExerciseID: [(name: String, shapes: [String: [String]])]] = [:]

  init(_ workspace: Workspace) throws(Complaint) {
    for exercise in workspace.course.exercises {
      let reference = "\(workspace.solution(exercise.id))/\(exercise.ownFolder)"
      var found = [("the reference", try workspace.host.files.texts(in: reference))]
      found += try workspace.alternatives(of: exercise).map {
        ("the alternative \($0.name)", $0.texts)
      }
      solutions[exercise.id] = found.map { ($0, $1.mapValues(Self.shape)) }
    }
  }

  /// A note on the published solution that a task equals; nil if it equals none.
  func name(of task: Judgements.Task) -> String? {
    let own = task.texts.mapValues(Self.shape)
    return solutions[task.id]?.first { $0.shapes == own }.map {
      "equals \($0.name), but for blanks, comments and names"
    }
  }

  /// The words and signs of a text without its comments; a name counts by where it first stood.
  static func shape(_ text: String) -> [String] {
    var places: [Substring: Int] = [:]
    return text.replacing(#/\/\/.*|(?s:\/\*.*?\*\/)/#, with: "").matches(of: #/\w+|\S/#).map {
      let word = $0.output
      guard let first = word.first, first.isLetter || first == "_" else { return String(word) }
      let place = places[word] ?? places.count
      places[word] = place
      return "name \(place)"
    }
  }
}
