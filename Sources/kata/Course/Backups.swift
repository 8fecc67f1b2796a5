import Foundation
import KataCore

/// What `reset` kept of an exercise, by numbers from 1: whole folders of it.
struct Backups {
  let workspace: Workspace
  let id: ExerciseID

  private var files: Files { workspace.host.files }

  func path(_ number: Int) -> String { "\(workspace.state)/backups/\(id)-\(number)" }

  /// Those of the exercise's folders that it holds something of; none where there is no such backup.
  func folders(_ number: Int) -> [String] {
    ["Sources", "Tests"].filter { !files.tree("\(path(number))/\($0)").isEmpty }
  }

  /// Copies folders, and gives the number; nil for none.
  ///
  /// No backup ever replaces another.
  func keep(_ folders: [String]) throws(Complaint) -> Int? {
    guard !folders.isEmpty else { return nil }
    var number = 1
    while files.exists(path(number)) { number += 1 }
    try files.createFolder(path(number))
    for folder in folders {
      try files.copy(folder, "\(path(number))/\((folder as NSString).lastPathComponent)")
    }
    return number
  }

  /// Names those that there are.
  func complaint(about number: Int) -> Complaint {
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
