package import Core
import Host

/// The scripts that an exercise is always played with, before the random ones.
package struct Corpus {
  let workspace: Workspace
  let id: ExerciseID

  package init(workspace: Workspace, id: ExerciseID) {
    (self.workspace, self.id) = (workspace, id)
  }

  /// The scripts recorded for mutants.
  package var scenarios: [String] { recorded().sorted { $0.key < $1.key }.map(\.value) }

  /// The seed of the random scripts, which follows from the player alone.
  ///
  /// So the same code gets the same verdict, and an edit is played what the code before it was.
  package func seed(of exercise: Course.Exercise) throws(Complaint) -> UInt64 {
    let digest = try workspace.digest([workspace.path(exercise.layout.player)])
    return (UInt64(digest.prefix(15), radix: 16) ?? 0) % 999_999 + 1
  }

  /// The script recorded for each mutant, by the mutant's name.
  package func recorded() -> [String: String] {
    let text = try? workspace.host.files.text(workspace.path(workspace.layout(id).scripts))
    guard case .object(let scripts) = JSONValue(reading: text ?? "") else { return [:] }
    return scripts.mapValues(\.text)
  }
}
