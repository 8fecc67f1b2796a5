package import Foundation
package import KataCore
import KataHost

/// Whole folders of an exercise that `reset` has kept, in backups numbered from 1.
package struct Backups {
  let workspace: Workspace
  let id: ExerciseID

  package init(workspace: Workspace, id: ExerciseID) {
    (self.workspace, self.id) = (workspace, id)
  }

  private var files: Files { workspace.host.files }

  package func path(_ number: Int) -> String { "\(workspace.state)/backups/\(id)-\(number)" }

  /// The names of the exercise's folders that a backup holds files of; none if it isn't there.
  package func folders(_ number: Int) -> [String] {
    ["Sources", "Tests"].filter { !files.tree("\(path(number))/\($0)").isEmpty }
  }

  /// The files of one of these folders, by their paths in it.
  package func files(_ number: Int, _ name: String) throws(Complaint) -> [String: Data] {
    let folder = "\(path(number))/\(name)"
    var data: [String: Data] = [:]
    for file in files.tree(folder) { data[file] = try files.read("\(folder)/\(file)") }
    return data
  }

  /// Copies folders into a backup, and returns its number; nil if there are none.
  ///
  /// No backup ever replaces another.
  package func keep(_ folders: [String]) throws(Complaint) -> Int? {
    guard !folders.isEmpty else { return nil }
    var number = 1
    while files.exists(path(number)) { number += 1 }
    try files.createFolder(path(number))
    for folder in folders {
      try files.copy(folder, "\(path(number))/\((folder as NSString).lastPathComponent)")
    }
    return number
  }

  /// Says that a backup isn't there, and names those that are.
  package func complaint(about number: Int) -> Complaint {
    let names = files.list("\(workspace.state)/backups") ?? []
    let numbers = names.filter { $0.hasPrefix("\(id)-") }
      .compactMap { Int($0.dropFirst("\(id)-".count)) }.filter { !folders($0).isEmpty }.sorted()
    guard let last = numbers.last else {
      return .usage("\(id) has no backup.", next: "kata help reset")
    }
    let all = numbers.map { "\($0)" }
    let list = (all.count > 1 ? [all.dropLast().joined(separator: ", ")] : []) + ["\(last)"]
    return .usage(
      "\(id) has no backup \(number); it has \(list.joined(separator: " and ")).",
      next: "kata reset \(id.number) --backup \(last)")
  }
}
