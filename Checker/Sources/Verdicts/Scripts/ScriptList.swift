package import Basics
import Host

/// The scripts to play: given scenarios first, then random ones from a seed.
package struct ScriptList {
  var scenarios: [String]
  var seed: UInt64
  /// The least number of random scripts.
  var count: Int
  /// The least length of all random scripts together, in bytes of JSON.
  var length: Int

  package init(scenarios: [String] = [], seed: UInt64 = 0, count: Int = 0, length: Int = 0) {
    (self.scenarios, self.seed) = (scenarios, seed)
    (self.count, self.length) = (count, length)
  }

  /// Random scripts after the given scenarios: `count` of them, or as many as `Limits` asks for.
  package static func random(
    seed: UInt64, count: Int? = nil, after scenarios: [String] = []
  ) -> ScriptList {
    ScriptList(
      scenarios: scenarios, seed: seed, count: count ?? Limits.scripts,
      length: count == nil ? Limits.scriptsLength : 0)
  }

  /// The scripts that an exercise is played with: those recorded for its mutants, then random ones.
  package static func all(
    of exercise: Course.Exercise, in workspace: Workspace, seed: UInt64? = nil,
    count: Int? = Limits.scripts
  ) throws(Complaint) -> ScriptList {
    let seed = if let seed { seed } else { try self.seed(of: exercise, in: workspace) }
    let recorded = recorded(for: exercise.id, in: workspace)
    return random(seed: seed, count: count, after: recorded.sorted { $0.key < $1.key }.map(\.value))
  }

  /// The seed of the random scripts, which follows from the player alone.
  ///
  /// So the same code gets the same verdict, and an edit is played what the code before it was.
  package static func seed(
    of exercise: Course.Exercise, in workspace: Workspace
  ) throws(Complaint) -> UInt64 {
    let digest = try workspace.digest([workspace.path(exercise.layout.player)])
    return (UInt64(digest.prefix(15), radix: 16) ?? 0) % 999_999 + 1
  }

  /// The script recorded for each mutant, by the mutant's name.
  package static func recorded(for id: ExerciseID, in workspace: Workspace) -> [String: String] {
    let text = try? workspace.host.files.text(workspace.path(workspace.layout(id).scripts))
    guard case .object(let scripts) = JSONValue(reading: text ?? "") else { return [:] }
    return scripts.mapValues(\.text)
  }

  /// The random ones among the episodes that were played: so many are played everywhere.
  ///
  /// A copy without Solutions has them recorded, behind the others.
  package func random(among episodes: [Recording.Episode]) -> [Recording.Episode] {
    Array(
      count == 0
        ? episodes.suffix(Limits.scripts)
        : episodes.dropFirst(scenarios.count).prefix(Limits.scripts))
  }

  var isEmpty: Bool { scenarios.isEmpty && count == 0 }

  package var json: String {
    #"{"scenarios":[\#(scenarios.joined(separator: ","))],"seed":\#(seed),"#
      + #""count":\#(count),"length":\#(length)}"#
  }
}
