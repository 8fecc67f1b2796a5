import Basics
import Host

/// The learner's files as they were when a change request was all that was left to do.
struct ChangeRequestRecord {
  let workspace: Workspace
  let exercise: Course.Exercise

  /// Remembers the files before the change, and tells afterwards which of them it touched.
  func note(_ verdict: inout Verdict) throws(Complaint) {
    let files = workspace.host.files
    let path = workspace.changeRecord(of: exercise)
    if verdict.awaitsChange { try files.write(json: texts(), to: path) }
    guard verdict.outcome == .passed else { return }
    guard let before: [String: String] = try files.json(path) else {
      verdict.notes.append(
        "kata counts the files that a change touches from a check in which only the change is "
          + "missing; here there was none")
      return
    }
    let now = try texts()
    let all = Set(now.keys).union(before.keys)
    let touched = all.filter { now[$0] != before[$0] }
    verdict.change = Verdict.Change(files: touched.sorted(), of: all.count)
  }

  /// The texts of sources and own tests, by their paths in the exercise's folder.
  private func texts() throws(Complaint) -> [String: String] {
    var all: [String: String] = [:]
    for side in exercise.tasks {
      for (name, text) in try workspace.host.files.texts(in: workspace.path(side.own)) {
        all["\(side.ownFolder)/\(name)"] = text
      }
    }
    return all
  }
}
