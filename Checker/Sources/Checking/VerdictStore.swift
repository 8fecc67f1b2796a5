import Basics
import Host

/// Verdicts of earlier runs; losing them costs nothing but time.
package struct VerdictStore {
  let workspace: Workspace

  package init(workspace: Workspace) { self.workspace = workspace }

  /// A verdict, with digests of what it was made from.
  package struct Entry: Codable {
    /// Of all that the verdict depends on, or shows.
    var key: String
    /// Of the learner's part of that, and of its task: a pass lasts until one of these changes.
    var own: String
    /// Of the learner's part alone; nil in what an earlier program has remembered.
    var work: String?
    package var verdict: Verdict
    /// True if there was nothing to look closer at, or if it was looked at.
    var isThorough: Bool?

    /// True if the task was another one, and the learner's part is the same.
    func isOfAnotherTask(own: String, work: String?) -> Bool {
      self.own != own && self.work != nil && self.work == work
    }
  }

  /// The last verdict on an exercise, and what it was made from; nil before the first one.
  package func entry(_ id: ExerciseID) -> Entry? {
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
      (parts + exercise.givenPaths).map(workspace.path),
      and: [workspace.host.program(), toolchain, PrettyJSON.line(conditions)])
  }

  /// A new entry of what was judged just now.
  func entry(
    _ verdict: Verdict, of exercise: Course.Exercise, _ key: String, _ isThorough: Bool
  ) throws(Complaint) -> Entry {
    Entry(
      key: key, own: try own(exercise), work: try digest(exercise), verdict: verdict,
      isThorough: isThorough)
  }

  func own(_ exercise: Course.Exercise) throws(Complaint) -> String {
    let wrong = exercise.hasGivenWrong ? [exercise.layout.givenWrong] : []
    let asked = workspace.shippedSuite(of: exercise).sorted { $0.key < $1.key }.map(\.value)
    return try digest(exercise, with: wrong, and: asked + exercise.rules)
  }

  /// A digest of the learner's part, of other files, and of facts.
  func digest(
    _ exercise: Course.Exercise, with others: [String] = [], and facts: [String] = []
  ) throws(Complaint) -> String {
    let tests = [exercise.ownSuite?.own].compactMap(\.self)
    let added = try workspace.suite(of: exercise).added.map { "\(exercise.layout.tests)/\($0)" }
    return try workspace.digest(
      ([exercise.own] + others + tests + added).map(workspace.path), and: facts)
  }

  private func path(_ id: ExerciseID) -> String {
    "\(workspace.state)/verdicts/\(workspace.course[id]?.name ?? "\(id)").json"
  }
}
