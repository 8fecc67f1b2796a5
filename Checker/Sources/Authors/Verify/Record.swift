import Host
import Judge
import Core
import Course
import Foundation

/// The files that are generated for an exercise, compared with today's or written anew.
struct Record {
  let workspace: Workspace
  let id: ExerciseID

  /// Writes the files if `isRecording`; otherwise returns a sentence for each thing out of date.
  func settle(
    _ expected: Expected, _ scripts: [String: String], isRecording: Bool
  ) throws(Complaint) -> [String] {
    if isRecording {
      try write(expected, scripts)
      return []
    }
    var faults: [String] = []
    let recordedText = try workspace.host.files.text(workspace.path(layout.expected))
    if recordedText != expected.text {
      faults.append(
        "\(layout.expected) is not what reference, stub and mutants show today; --record writes it")
    }
    let recorded = ScriptList.recorded(for: id, in: workspace)
    for mutant in Set(recorded.keys).symmetricDifference(scripts.keys).sorted() {
      faults.append("scripts.json and the mutants do not agree on \(mutant)")
    }
    return faults
  }

  private var layout: ExerciseLayout { workspace.layout(id) }

  private func write(_ expected: Expected, _ scripts: [String: String]) throws(Complaint) {
    let files = workspace.host.files
    try files.write(workspace.path(layout.expected), Data(expected.text.utf8))
    let lines = scripts.sorted { $0.key < $1.key }.map { "  \"\($0.key)\": \($0.value)" }
    try files.write(
      workspace.path(layout.scripts),
      Data("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8))
  }
}
