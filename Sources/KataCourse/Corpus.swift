import Foundation
package import KataCore
import KataHost

/// The scripts that an exercise is always played with, before the random ones.
package struct Corpus {
  let workspace: Workspace
  let id: ExerciseID

  package init(workspace: Workspace, id: ExerciseID) {
    (self.workspace, self.id) = (workspace, id)
  }

  private var failed: String { "\(workspace.state)/failed/\(id).json" }

  /// The scripts recorded for mutants, then those that once showed a difference in this copy.
  package func scenarios(andFailed: Bool) throws(Complaint) -> [String] {
    let failed = andFailed ? try workspace.host.files.text(failed) : nil
    return recorded().sorted { $0.key < $1.key }.map(\.value) + ScriptFile.list(failed ?? "")
  }

  /// The seed of the random scripts, which follows from the learner's code and from the player.
  ///
  /// So the same code gets the same random scripts, at any time and on any machine.
  package func seed(of exercise: Course.Exercise) throws(Complaint) -> UInt64 {
    let digest = try workspace.digest([exercise.own, exercise.layout.player].map(workspace.path))
    return (UInt64(digest.prefix(15), radix: 16) ?? 0) % 999_999 + 1
  }

  /// The script recorded for each mutant, by the mutant's name.
  package func recorded() -> [String: String] {
    let text = try? workspace.host.files.text(workspace.path(workspace.layout(id).scripts))
    return ScriptFile.byMutant(text ?? "")
  }

  /// Keeps a script that showed a difference, the latest first.
  package func remember(_ scenario: String) throws(Complaint) {
    let earlier = ScriptFile.list(try workspace.host.files.text(failed) ?? "")
    let text = ScriptFile.text(of: earlier, adding: scenario)
    try workspace.host.files.write(failed, Data(text.utf8))
  }
}
