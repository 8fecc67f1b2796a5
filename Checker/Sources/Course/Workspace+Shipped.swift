package import Foundation
package import Core
import Host

/// Compares the learner's copy with what was shipped; no git is needed for it.
extension Workspace {
  /// The files that the learner begins with.
  package func stub(of exercise: Course.Exercise) -> [String: String] {
    shipped[exercise.id, exercise.ownFolder]
  }

  /// The files that the learner begins with, by the names under which they are handed in.
  package func handedInStub(of exercise: Course.Exercise) -> [String: String] {
    exercise.tasks.reduce(into: [:]) { texts, side in
      for (name, text) in stub(of: side) { texts[exercise.handInPrefix(of: side) + name] = text }
    }
  }

  /// Lays out files that were handed in, in place of the learner's.
  package func lay(_ handedIn: [String: String], of exercise: Course.Exercise) throws(Complaint) {
    for side in exercise.tasks {
      let folder = "\(side.own)/"
      let own = handedIn.map { (exercise.path(ofHandedIn: $0), $1) }
        .filter { $0.0.hasPrefix(folder) }.map { (String($0.dropFirst(folder.count)), $1) }
      try host.files.remove(path(side.own))
      try host.files.lay(Dictionary(uniqueKeysWithValues: own), in: path(side.own))
    }
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
    let parts = exercises.flatMap(\.givenParts)
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
  package func givenDigests(
    _ exercises: [Course.Exercise]
  ) throws(Complaint) -> [String: String] {
    var digests: [String: String] = [:]
    for part in Set(exercises.flatMap(\.givenParts)) where host.files.exists(path(part)) {
      let names = host.files.list(path(part)).map { _ in
        host.files.tree(path(part), of: [.file, .link, .other]).map { "\(part)/\($0)" }
      }
      for name in names ?? [part] { digests[name] = try digest([path(name)]) }
    }
    return digests
  }
}
