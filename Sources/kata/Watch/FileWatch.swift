import Foundation
import KataCore
import KataCourse
import KataHost

extension Workspace {
  /// The learner's part of an exercise, and its copy of what is given, as they are now.
  func snapshot(of exercise: Course.Exercise) throws(Complaint) -> FileSnapshot {
    FileSnapshot(
      content: try digest([exercise.own, exercise.beside].map(path)),
      marks: marks(of: exercise).map(\.text).joined(separator: "\n"))
  }

  fileprivate func marks(of exercise: Course.Exercise) -> [FileMark] {
    [exercise.own, exercise.beside].map(path).flatMap(marks)
  }
}

/// Looks at an exercise's files again and again, and reads their texts only when a mark has changed.
struct FileWatch {
  let workspace: Workspace
  let exercise: Course.Exercise
  private var last: FileSnapshot?
  /// True while a file is so new that another save might bear the same time.
  private var isFresh = true

  init(_ workspace: Workspace, _ exercise: Course.Exercise) {
    (self.workspace, self.exercise) = (workspace, exercise)
  }

  /// The folders in which a file can be saved.
  var folders: [String] {
    let files = workspace.host.files
    return [exercise.own, exercise.beside].map(workspace.path).flatMap { folder in
      [folder] + files.tree(folder, of: [.folder]).map { "\(folder)/\($0)" }
    }
  }

  mutating func look() throws(Complaint) -> FileSnapshot {
    let marks = workspace.marks(of: exercise)
    let text = marks.map(\.text).joined(separator: "\n")
    if let last, !isFresh, last.marks == text { return last }
    let snapshot = try workspace.snapshot(of: exercise)
    let now = Date().timeIntervalSince1970
    // A time in the future comes from another clock, and tells nothing.
    isFresh = marks.contains { now - $0.changed < Limits.freshSeconds }
    last = snapshot
    return snapshot
  }
}
