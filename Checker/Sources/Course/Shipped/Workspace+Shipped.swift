package import Foundation
package import Basics
import Host

/// Compares the learner's copy with what was shipped; no git is needed for it.
extension Workspace {
  /// The files that the learner begins with.
  package func stub(of exercise: Course.Exercise) -> [String: String] {
    shipped[exercise.id, exercise.ownFolder]
  }

  /// The suite that judges; empty where the learner writes it.
  package func shippedSuite(of exercise: Course.Exercise) -> [String: String] {
    guard exercise.writes == .sources else { return [:] }
    return shipped[exercise.id, "Tests"].filter { exercise.isGiven(test: $0.key) }
  }

  /// True if the learner's part is as it was shipped: then it counts as not started.
  ///
  /// That is so whatever was checked before, and no verdict on it is remembered.
  package func isUntouched(_ exercise: Course.Exercise) throws(Complaint) -> Bool {
    for side in exercise.tasks {
      guard try differences(path(side.own), stub(of: side)).isEmpty else { return false }
    }
    return true
  }

  /// The names of files in a folder that differ from these, or that only one of the two has.
  package func differences(
    _ folder: String, _ files: [String: Data]
  ) throws(Complaint) -> [String] {
    var names: [String] = []
    for name in Set(host.files.tree(folder)).union(files.keys).sorted()
    where try host.files.read("\(folder)/\(name)") != files[name] {
      names.append(name)
    }
    return names
  }

  package func differences(
    _ folder: String, _ texts: [String: String]
  ) throws(Complaint) -> [String] {
    try differences(folder, texts.mapValues { Data($0.utf8) })
  }

  /// Files of other given parts that verdicts on these exercises depend on, and that are not as
  /// shipped.
  package func altered(for exercises: [Course.Exercise]) throws(Complaint) -> Altered {
    let parts = exercises.flatMap(\.givenPaths)
    let recorded = shipped.digests.filter { path, _ in
      parts.contains { path == $0 || path.hasPrefix("\($0)/") }
    }
    guard !recorded.isEmpty else { return Altered() }
    let now = try givenDigests(exercises)
    return Altered(
      changed: recorded.keys.filter { now[$0] != recorded[$0] }.sorted(),
      added: now.keys.filter { recorded[$0] == nil }.sorted())
  }

  /// Digests of the files of all other given parts that verdicts on these exercises depend on.
  package func givenDigests(_ exercises: [Course.Exercise]) throws(Complaint) -> [String: String] {
    var digests: [String: String] = [:]
    for part in Set(exercises.flatMap(\.givenPaths)) where host.files.exists(path(part)) {
      for file in host.files.below(path(part)) { digests[relative(file)] = try digest([file]) }
    }
    return digests
  }
}
