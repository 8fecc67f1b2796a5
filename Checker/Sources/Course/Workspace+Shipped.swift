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

  /// Other given parts that a verdict on the exercise depends on, and that are not as shipped.
  package func altered(for exercise: Course.Exercise) throws(Complaint) -> [String] {
    var paths: [String] = []
    for path in exercise.givenParts {
      guard let recorded = shipped.digests[path] else { continue }
      if try digest([self.path(path)]) != recorded { paths.append(path) }
    }
    return paths.sorted()
  }
}

/// Writes `shipped.txt`, for `kata verify`.
extension Workspace {
  /// Records these exercises as they lie in the course, and digests of all other given parts.
  package mutating func recordShipped(_ exercises: [Course.Exercise]) throws(Complaint) {
    shipped.keep(only: course.exercises.map(\.id))
    for exercise in exercises {
      for folder in [exercise.ownFolder, exercise.givenFolder] {
        let path = "\(path(exercise.layout.folder))/\(folder)"
        var texts: [String: String] = [:]
        for name in host.files.tree(path) { texts[name] = try host.files.text("\(path)/\(name)") }
        shipped[exercise.id, folder] = texts
      }
    }
    shipped.digests = try givenDigests()
    guard let text = shipped.text else {
      throw .usage(
        "A source has a line that begins with \"=== \", or its last line has no end: "
          + "\(ShippedFiles.path) can't hold it.",
        next: "change that line, and record again")
    }
    try host.files.write(path(ShippedFiles.path), Data(text.utf8))
  }

  /// Given parts whose digests in `shipped.txt` are missing, or out of date.
  package func outdatedDigests() throws(Complaint) -> [String] {
    let today = try givenDigests()
    return Set(today.keys).union(shipped.digests.keys)
      .filter { today[$0] != shipped.digests[$0] }.sorted()
  }

  private func givenDigests() throws(Complaint) -> [String: String] {
    var digests: [String: String] = [:]
    for path in Set(course.exercises.flatMap(\.givenParts)) {
      digests[path] = try digest([self.path(path)])
    }
    return digests
  }
}
