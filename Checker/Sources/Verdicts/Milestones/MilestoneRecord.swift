import Basics
import Host

/// The learner's sources as they were before a change request, when all that comes before was done.
struct MilestoneRecord {
  let workspace: Workspace
  let exercise: Course.Exercise

  /// Remembers the files before a change request, and tells afterwards what it took.
  func note(_ verdict: inout Verdict) throws(Complaint) {
    guard let milestones = exercise.stages else { return }
    let done = verdict.outcome == .passed ? milestones.count : verdict.passedStage?.stage ?? 0
    let path = workspace.changeRecord(of: exercise)
    // The texts as they were when so many milestones had passed for the first time.
    var texts: [String: [String: String]] = try workspace.host.files.json(path) ?? [:]
    let now = try workspace.sources(of: exercise)
    if done > 0, texts["\(done)"] == nil {
      texts["\(done)"] = now
      try workspace.host.files.write(json: texts, to: path)
    }
    guard done > 0, milestones[done - 1].isChange == true else { return }
    if let before = texts["\(done - 1)"] {
      verdict.change = change(
        milestones[done - 1].title, from: before, to: texts["\(done)"] ?? now)
    } else {
      verdict.notes.append(
        "kata counts what a change touches from a check in which only the change is missing; "
          + "here there was none")
    }
  }

  private func change(
    _ title: String, from before: [String: String], to now: [String: String]
  ) -> Verdict.Change {
    let lines = before.mapValues(Self.lines)
    let gone = lines.map { name, old in
      Self.lines(of: now[name] ?? "").difference(from: old).removals.count
    }
    return Verdict.Change(
      title: title, files: before.keys.filter { now[$0] != before[$0] }.sorted(),
      of: before.count, added: now.keys.count { before[$0] == nil },
      rewritten: gone.reduce(0, +), lines: lines.values.map(\.count).reduce(0, +))
  }

  /// The lines that say something: neither blanks nor comments, wherever they begin.
  private static func lines(of text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).map { $0.drop { $0.isWhitespace } }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }
}
