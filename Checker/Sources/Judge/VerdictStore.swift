import Core
import Course
import Host

/// Verdicts of earlier runs; losing them costs nothing but time.
struct VerdictStore {
  let workspace: Workspace

  /// A verdict, with digests of what it was made from.
  struct Entry: Codable {
    /// Of all that the verdict depends on, or shows.
    var key: String
    /// Of the learner's part of that, and of its task: a pass lasts until one of these changes.
    var own: String
    var verdict: Verdict
    /// True if there was nothing to look closer at, or if it was looked at.
    var isThorough: Bool?
  }

  /// The last verdict on an exercise, and what it was made from; nil before the first one.
  func entry(_ id: ExerciseID) -> Entry? {
    try? workspace.host.files.json(path(id)) as Entry?
  }

  func save(_ entry: Entry) throws(Complaint) {
    try workspace.host.files.write(json: entry, to: path(entry.verdict.id))
  }

  func key(
    _ exercise: Course.Exercise, _ toolchain: String, _ conditions: Judge.Conditions
  ) throws(Complaint) -> String {
    let layout = exercise.layout
    let parts = [
      exercise.own, exercise.givenPath, layout.readme, layout.expected, layout.reference,
      layout.player, layout.scripts, layout.subjects, ShippedFiles.path,
      "Exercises/course.json", layout.recording(isDarwin: false), layout.recording(isDarwin: true),
    ]
    return try workspace.digest(
      (parts + exercise.givenParts).map(workspace.path),
      and: [workspace.host.program(), toolchain, PrettyJSON.line(conditions)])
  }

  func own(_ exercise: Course.Exercise) throws(Complaint) -> String {
    let layout = exercise.layout
    let subjects =
      (exercise.hasGivenWrong ? [layout.givenWrong] : [])
      + [exercise.ownSuite?.own].compactMap(\.self)
    let added = try workspace.suite(of: exercise).added.map { "\(layout.tests)/\($0)" }
    let asked = workspace.shippedSuite(of: exercise).sorted { $0.key < $1.key }.map(\.value)
    return try workspace.digest(
      ([exercise.own] + subjects + added).map(workspace.path), and: asked + exercise.rules)
  }

  private func path(_ id: ExerciseID) -> String {
    "\(workspace.state)/verdicts/\(workspace.course[id]?.name ?? "\(id)").json"
  }
}
