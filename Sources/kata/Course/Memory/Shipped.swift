import Foundation
import KataCore

/// What was shipped beside the learner's part, by digests in `Exercises/shipped.json`: so a change is
/// seen without git, too.
struct Shipped {
  static let path = "Exercises/shipped.json"

  private let workspace: Workspace

  init(_ workspace: Workspace) {
    self.workspace = workspace
  }

  /// What a verdict on the exercise is made with, and is not what was shipped.
  func changed(for id: ExerciseID) throws(Complaint) -> [String] {
    let recorded = try recorded() ?? [:]
    return try digests(of: ["Package.swift", ExerciseLayout(id).given])
      .filter { recorded[$0.key] != $0.value }.map(\.key).sorted()
  }

  /// What the file says otherwise than recording it anew would.
  func outdated() throws(Complaint) -> [String] {
    let recorded = try recorded() ?? [:]
    let today = try digests(of: all)
    return Set(recorded.keys).union(today.keys).filter { recorded[$0] != today[$0] }.sorted()
  }

  func record() throws(Complaint) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(try digests(of: all))) ?? Data()
    try workspace.host.files.write(workspace.path(Self.path), data + Data("\n".utf8))
  }

  private var all: [String] {
    ["Package.swift"] + workspace.course.exercises.map(\.layout.given)
  }

  private func recorded() throws(Complaint) -> [String: String]? {
    let data = try workspace.host.files.read(workspace.path(Self.path)) ?? Data()
    return try? JSONDecoder().decode([String: String].self, from: data)
  }

  private func digests(of paths: [String]) throws(Complaint) -> [String: String] {
    var digests: [String: String] = [:]
    for path in paths { digests[path] = try workspace.digest([workspace.path(path)]) }
    return digests
  }
}
