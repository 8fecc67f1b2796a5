import Basics
import Host

/// A verdict that is remembered, with digests of what it was made from.
package struct LastVerdict: Codable {
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

/// Verdicts of earlier runs; losing them costs nothing but time.
extension Workspace {
  /// Nil before the first one.
  package func lastVerdict(on id: ExerciseID) -> LastVerdict? {
    try? host.files.json(verdictPath(id)) as LastVerdict?
  }

  func save(_ last: LastVerdict) throws(Complaint) {
    try host.files.write(json: last, to: verdictPath(last.verdict.id))
  }

  func verdictKey(
    _ exercise: Course.Exercise, _ toolchain: String, _ conditions: Judge.Conditions
  ) throws(Complaint) -> String {
    let layout = exercise.layout
    let parts = [
      exercise.own, exercise.givenPath, layout.readme, layout.after, layout.expected,
      layout.reference, layout.player, layout.scripts, layout.subjects, ShippedFiles.path,
      "Exercises/course.json", layout.recording(isDarwin: false), layout.recording(isDarwin: true),
    ]
    return try digest(
      (parts + exercise.givenPaths).map(path),
      and: [host.program(), toolchain, PrettyJSON.line(conditions)])
  }

  /// A verdict that was made just now, with what it depends on.
  func newVerdict(
    _ verdict: Verdict, on exercise: Course.Exercise, _ key: String, _ isThorough: Bool
  ) throws(Complaint) -> LastVerdict {
    LastVerdict(
      key: key, own: try taskDigest(exercise), work: try workDigest(exercise), verdict: verdict,
      isThorough: isThorough)
  }

  /// A digest of the learner's part, and of its task.
  func taskDigest(_ exercise: Course.Exercise) throws(Complaint) -> String {
    let wrong = exercise.hasGivenWrong ? [exercise.layout.givenWrong] : []
    let asked = shippedSuite(of: exercise).sorted { $0.key < $1.key }.map(\.value)
    return try workDigest(exercise, with: wrong, and: asked + exercise.rules)
  }

  /// A digest of the learner's part, of other files, and of facts.
  func workDigest(
    _ exercise: Course.Exercise, with others: [String] = [], and facts: [String] = []
  ) throws(Complaint) -> String {
    let tests = [exercise.ownSuite?.own].compactMap(\.self)
    let added = try suite(of: exercise).added.map { "\(exercise.layout.tests)/\($0)" }
    return try digest(([exercise.own] + others + tests + added).map(path), and: facts)
  }

  private func verdictPath(_ id: ExerciseID) -> String {
    "\(state)/verdicts/\(course[id]?.name ?? "\(id)").json"
  }
}
