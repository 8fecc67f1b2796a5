import Foundation
import KataCore

/// Verdicts of earlier runs; losing them costs nothing but time.
struct VerdictStore {
  let workspace: Workspace
  let toolchain: String

  private struct Entry: Codable {
    var key: String
    var verdict: Verdict
  }

  /// Everything that the verdict on an exercise depends on, in one digest.
  func key(_ exercise: Course.Exercise, _ options: Judge.Options) throws(Complaint) -> String {
    let root = workspace.root
    let id = exercise.id
    return try workspace.digest(
      [
        "\(workspace.exercise(id))/Sources", "\(workspace.exercise(id))/Tests",
        "\(workspace.given(id))/start", "\(workspace.given(id))/tests",
        "\(workspace.given(id))/subjects", "\(workspace.solution(id))/Subjects",
        "\(workspace.given(id))/expected.json", "\(workspace.solution(id))/Sources",
        "\(workspace.solution(id))/Player", "\(workspace.solution(id))/scripts.json",
        "\(root)/Sources/\(exercise.scene)Scene", "\(root)/Sources/\(exercise.scene)Spies",
        "\(root)/Sources/SpyKit", "\(root)/Package.swift",
      ], and: [Version.program, toolchain, "\(options.scripts)", "\(options.limit)"])
  }

  /// The verdict of last time, when nothing that it depends on has changed since.
  func verdict(_ id: ExerciseID, key: String) -> Verdict? {
    guard let entry = entry(id), entry.key == key else { return nil }
    return entry.verdict
  }

  /// The verdict of last time, whatever has changed since.
  func latest(_ id: ExerciseID) -> Verdict? { entry(id)?.verdict }

  func save(_ verdict: Verdict, key: String) throws(Complaint) {
    guard let data = try? JSONEncoder().encode(Entry(key: key, verdict: verdict)) else { return }
    try workspace.host.files.write(path(verdict.id), data)
  }

  private func entry(_ id: ExerciseID) -> Entry? {
    guard let data = try? workspace.host.files.read(path(id)) else { return nil }
    return try? JSONDecoder().decode(Entry.self, from: data)
  }

  private func path(_ id: ExerciseID) -> String { "\(workspace.state)/verdicts/\(id).json" }
}
