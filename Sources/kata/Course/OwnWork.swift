import Foundation
import KataCore

/// What a learner has written in a course, by the exercises' names: it outlives stub and number.
struct OwnWork {
  private var files: [String: [String: Data]] = [:]
  /// Stub files that the learner took away.
  private var removed: [String: [String]] = [:]

  /// Of every exercise that was begun.
  init(in workspace: Workspace) throws(Complaint) {
    let disk = workspace.host.files
    for exercise in workspace.course.exercises where try !workspace.isUntouched(exercise) {
      let folder = workspace.path(exercise.own)
      var texts: [String: Data] = [:]
      for name in disk.tree(folder) { texts[name] = try disk.read("\(folder)/\(name)") }
      files[exercise.key] = texts
      removed[exercise.key] = disk.tree(workspace.path(exercise.layout.start))
        .filter { texts[$0] == nil }
    }
  }

  func holds(_ exercise: Course.Exercise) -> Bool { files[exercise.key] != nil }

  /// Copies what is there into the backups, exercise by exercise.
  func back(up workspace: Workspace) throws(Complaint) {
    for exercise in workspace.course.exercises where holds(exercise) {
      _ = try Backups(workspace: workspace, id: exercise.id).keep([workspace.path(exercise.own)])
    }
  }

  /// Puts all of it where the exercises lie by now; names those that are there no longer.
  func lay(in workspace: Workspace) throws(Complaint) -> [String] {
    let disk = workspace.host.files
    for exercise in workspace.course.exercises {
      guard let texts = files[exercise.key] else { continue }
      let folder = workspace.path(exercise.own)
      for name in removed[exercise.key] ?? [] { try disk.remove("\(folder)/\(name)") }
      for (name, data) in texts.sorted(by: { $0.key < $1.key }) {
        try disk.write("\(folder)/\(name)", data)
      }
    }
    let there = Set(workspace.course.exercises.map(\.key))
    return files.keys.filter { !there.contains($0) }.sorted()
  }
}
