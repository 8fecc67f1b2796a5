import Foundation
import KataCore

/// The scripts that an exercise is always played with, before the random ones.
struct Corpus {
  let workspace: Workspace
  let id: ExerciseID

  private var failed: String { "\(workspace.state)/failed/\(id).json" }

  /// What `verify` recorded for the mutants, then what once told this learner from the reference.
  func scenarios() throws(Complaint) -> [String] {
    try recorded().sorted { $0.key < $1.key }.map(\.value) + list(failed)
  }

  /// For each mutant the script that was recorded for it.
  func recorded() -> [String: String] {
    guard let data = try? workspace.host.files.read("\(workspace.solution(id))/scripts.json"),
      let scripts = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return [:] }
    return scripts.compactMapValues(Self.json)
  }

  /// Keeps a script that showed a difference, the latest first.
  func remember(_ scenario: String) throws(Complaint) {
    let earlier = try list(failed).filter { $0 != scenario }
    let kept = ([scenario] + earlier).prefix(Limits.keptScripts)
    try workspace.host.files.write(failed, Data("[\(kept.joined(separator: ","))]".utf8))
  }

  private static func json(_ script: Any) -> String? {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    return (try? JSONSerialization.data(withJSONObject: script, options: options))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func list(_ path: String) throws(Complaint) -> [String] {
    guard let data = try workspace.host.files.read(path),
      let scripts = try? JSONSerialization.jsonObject(with: data) as? [Any]
    else { return [] }
    return scripts.compactMap(Self.json)
  }
}
