import Foundation
import KataCore

/// Verdicts of earlier runs; losing them costs nothing but time.
struct VerdictStore {
  let workspace: Workspace
  let toolchain: String

  /// What a verdict was made from, in digests.
  struct Key: Codable, Hashable {
    /// All that outcome and score depend on.
    fileprivate var judged: String
    /// The learner's part of that, and what it is asked to do: a pass lasts until one of these changes,
    /// whatever number the exercise has, and whoever judged it.
    fileprivate var own: String
    /// The learner's copies of what is given: shown, while what was shipped judges.
    fileprivate var copies: String
  }

  private struct Entry: Codable {
    var key: Key
    var verdict: Verdict
    /// What was said of the code of earlier verdicts, the last one of each; nil in older files.
    var opinions: [Past]?
  }

  private struct Past: Codable {
    var judged: String
    var opinion: Opinion
  }

  func key(_ exercise: Course.Exercise, _ options: Judge.Options) throws(Complaint) -> Key {
    let layout = exercise.layout
    let copies = try workspace.digest([workspace.path(exercise.beside)])
    let suite = try workspace.suite(of: exercise)
    let judged = try workspace.digest(
      ([
        exercise.own, layout.readme, layout.start, layout.shippedTests, layout.givenSubjects,
        layout.subjects,
        layout.expected, layout.reference, layout.player, layout.scripts, Shipped.path,
      ] + exercise.sceneParts + suite.added.map { "\(layout.tests)/\($0)" }).map(workspace.path),
      and: [
        workspace.host.program(), toolchain, "\(options.scripts ?? -1)", "\(options.limit)",
        entry(exercise),
      ] + (suite.isReplaced ? try missingTests(exercise) : []))
    return Key(judged: judged, own: try own(exercise, suite), copies: copies)
  }

  private func own(
    _ exercise: Course.Exercise, _ suite: GivenSuite
  ) throws(Complaint) -> String {
    let added = suite.added.map { "\(exercise.layout.tests)/\($0)" }
    let texts = try ([exercise.own, exercise.asking] + added).map { path throws(Complaint) in
      try workspace.content(of: path, in: exercise.id)
    }
    let missing = suite.isReplaced ? try missingTests(exercise) : []
    return SHA256.hex((texts + exercise.rules + missing).joined(separator: "\n"))
  }

  /// The exercise's entry in `course.json`, however it is laid out there.
  private func entry(_ exercise: Course.Exercise) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(exercise)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// A changed suite does not judge, but what is gone from it counts.
  private func missingTests(_ exercise: Course.Exercise) throws(Complaint) -> [String] {
    guard let expected = try? workspace.expected(exercise.id) else { return [] }
    let folder = workspace.path(exercise.layout.tests)
    var text = ""
    for name in workspace.host.files.tree(folder) {
      text += try workspace.host.files.text("\(folder)/\(name)") ?? ""
    }
    return expected.tests(missingIn: text)
  }

  /// The verdict of last time, when nothing that it shows has changed since.
  func verdict(_ id: ExerciseID, key: Key) -> Verdict? {
    guard let entry = entry(id), entry.key == key else { return nil }
    return entry.verdict
  }

  /// The verdict of last time, and whether something was changed since that it is about.
  func latest(_ id: ExerciseID, key: Key) -> (verdict: Verdict, isOutdated: Bool)? {
    entry(id).map { ($0.verdict, $0.key.own != key.own) }
  }

  /// What the suite said when it judged the very same before; nil when it never did.
  func opinion(_ id: ExerciseID, key: Key) -> Opinion? {
    entry(id)?.opinions?.last { $0.judged == key.judged }?.opinion
  }

  func save(_ verdict: Verdict, key: Key) throws(Complaint) {
    let others = (entry(verdict.id)?.opinions ?? []).filter { $0.judged != key.judged }
    let opinions =
      others.suffix(Limits.opinions - 1) + [
        Past(judged: key.judged, opinion: Opinion(verdict.tests))
      ]
    let entry = Entry(key: key, verdict: verdict, opinions: Array(opinions))
    guard let data = try? JSONEncoder().encode(entry) else { return }
    try workspace.host.files.write(path(verdict.id), data)
  }

  private func entry(_ id: ExerciseID) -> Entry? {
    guard let data = try? workspace.host.files.read(path(id)) else { return nil }
    return try? JSONDecoder().decode(Entry.self, from: data)
  }

  private func path(_ id: ExerciseID) -> String {
    "\(workspace.state)/verdicts/\(workspace.course[id]?.key ?? "\(id)").json"
  }
}
