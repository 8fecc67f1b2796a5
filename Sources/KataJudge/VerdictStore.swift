import Foundation
import KataCore
import KataCourse
import KataHost

/// Verdicts of earlier runs; losing them costs nothing but time.
struct VerdictStore {
  let workspace: Workspace
  let toolchain: String

  /// Digests of what a verdict was made from.
  struct Key: Codable, Hashable {
    /// Of all that a verdict depends on, or shows.
    fileprivate var all: String
    /// Of the learner's part of that, and of its task: a pass lasts until one of these changes.
    fileprivate var own: String
  }

  private struct Entry: Codable {
    var key: Key
    var verdict: Verdict
  }

  func key(_ exercise: Course.Exercise, _ options: Judge.Options) throws(Complaint) -> Key {
    let layout = exercise.layout
    let suite = try workspace.suite(of: exercise)
    let added = suite.added.map { "\(layout.tests)/\($0)" }
    let parts =
      [
        exercise.own, exercise.beside, layout.readme, layout.expected, layout.reference,
        layout.player,
        layout.scripts, layout.subjects,
      ] + exercise.givenParts
    let facts = [
      workspace.host.program(), toolchain, "\(options.scripts ?? -1)", "\(options.limit)",
      entry(exercise), workspace.shipped.digest(of: exercise.id, with: exercise.givenParts),
    ]
    let subjects = exercise.writes == .suite ? [layout.givenWrong] : []
    let asked = workspace.shippedSuite(of: exercise).sorted { $0.key < $1.key }.map(\.value)
    return Key(
      all: try workspace.digest(parts.map(workspace.path), and: facts),
      own: try workspace.digest(
        ([exercise.own] + subjects + added).map(workspace.path),
        and: asked + exercise.rules))
  }

  /// The exercise's entry in `course.json`, however it is laid out there.
  private func entry(_ exercise: Course.Exercise) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(exercise)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The last verdict; nil if anything that it shows has changed since.
  func verdict(_ id: ExerciseID, key: Key) -> Verdict? {
    guard let entry = entry(id), entry.key == key else { return nil }
    return entry.verdict
  }

  /// The last verdict, and whether the learner's part or its task has changed since.
  func latest(_ id: ExerciseID, key: Key) -> (verdict: Verdict, isOutdated: Bool)? {
    entry(id).map { ($0.verdict, $0.key.own != key.own) }
  }

  func save(_ verdict: Verdict, key: Key) throws(Complaint) {
    guard let data = try? JSONEncoder().encode(Entry(key: key, verdict: verdict)) else { return }
    try workspace.host.files.write(path(verdict.id), data)
  }

  private func entry(_ id: ExerciseID) -> Entry? {
    guard let data = try? workspace.host.files.read(path(id)) else { return nil }
    return try? JSONDecoder().decode(Entry.self, from: data)
  }

  private func path(_ id: ExerciseID) -> String {
    "\(workspace.state)/verdicts/\(workspace.course[id]?.name ?? "\(id)").json"
  }
}
