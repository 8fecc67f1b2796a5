import Foundation
import KataCore

extension Workspace {
  /// The learner's part of an exercise, and its copy of what is given, as they are now.
  func sight(of exercise: Course.Exercise) throws(Complaint) -> Sight {
    let marks = marks(of: exercise).map(\.text).joined(separator: "\n")
    return Sight(
      content: try digest([exercise.own, exercise.beside].map(path)), marks: marks)
  }

  fileprivate func marks(of exercise: Course.Exercise) -> [FileMark] {
    [exercise.own, exercise.beside].map(path).flatMap(marks)
  }
}

/// Looks at an exercise again and again, and reads no more than it has to.
struct Lookout {
  let workspace: Workspace
  let exercise: Course.Exercise
  private var last: Sight?
  /// Whether a file was changed so lately that another change might bear the same time.
  private var isFresh = true

  init(_ workspace: Workspace, _ exercise: Course.Exercise) {
    (self.workspace, self.exercise) = (workspace, exercise)
  }

  /// The folders in which something can be saved.
  var folders: [String] {
    let files = workspace.host.files
    return [exercise.own, exercise.beside].map(workspace.path).flatMap { folder in
      [folder] + files.tree(folder, of: [.folder]).map { "\(folder)/\($0)" }
    }
  }

  mutating func look() throws(Complaint) -> Sight {
    let marks = workspace.marks(of: exercise)
    let text = marks.map(\.text).joined(separator: "\n")
    if let last, !isFresh, last.marks == text { return last }
    let sight = try workspace.sight(of: exercise)
    let now = Date().timeIntervalSince1970
    // A time that lies ahead is another clock's, and tells nothing.
    isFresh = marks.contains { now - $0.changed < Limits.freshSeconds }
    last = sight
    return sight
  }
}
