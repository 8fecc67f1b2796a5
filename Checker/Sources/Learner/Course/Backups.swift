import Foundation
import Core
import Course
import Host

/// Whole folders of an exercise that `reset` has kept, in backups numbered from 1.
struct Backups {
  let workspace: Workspace
  let id: ExerciseID

  func path(_ number: Int) -> String { "\(workspace.state)/backups/\(id)-\(number)" }

  /// The exercise's folders in a backup, with their files; complains if it isn't there.
  func parts(_ number: Int) throws(Complaint) -> [(name: String, files: [String: Data])] {
    let files = workspace.host.files
    var parts: [(name: String, files: [String: Data])] = []
    for name in ["Sources", "Tests"] {
      let folder = "\(path(number))/\(name)"
      var data: [String: Data] = [:]
      for file in files.tree(folder) { data[file] = try files.read("\(folder)/\(file)") }
      if !data.isEmpty { parts.append((name, data)) }
    }
    guard parts.isEmpty else { return parts }
    throw .usage(
      "\(id) has no backup \(number).", next: "ls \(workspace.relative(workspace.state))/backups")
  }

  /// Copies folders into a backup, and returns its number; no backup ever replaces another.
  func keep(_ folders: [String]) throws(Complaint) -> Int {
    let files = workspace.host.files
    var number = 1
    while files.exists(path(number)) { number += 1 }
    try files.createFolder(path(number))
    for folder in folders {
      try files.copy(folder, "\(path(number))/\((folder as NSString).lastPathComponent)")
    }
    return number
  }
}
