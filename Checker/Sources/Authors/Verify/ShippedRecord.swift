import Basics
import Common
import Foundation
import Host

/// Writes `shipped.txt`, for `kata verify`.
extension Workspace {
  /// Records these exercises as they lie in the course, and digests of all other given parts.
  mutating func recordShipped(_ exercises: [Course.Exercise]) throws(Complaint) {
    shipped.keep(only: course.exercises.map(\.id))
    for exercise in exercises {
      for folder in [exercise.ownFolder, exercise.givenFolder] {
        let path = "\(path(exercise.layout.folder))/\(folder)"
        var texts: [String: String] = [:]
        for name in host.files.tree(path) { texts[name] = try host.files.text("\(path)/\(name)") }
        shipped[exercise.id, folder] = texts
      }
    }
    shipped.digests = try givenDigests(course.exercises)
    guard shipped.written != nil else {
      throw .usage(
        "A source has a line that begins with \"=== \", or its last line has no end: "
          + "an archive of the course can't hold it.",
        next: "change that line, and record again")
    }
    try ShippedTexts(in: root, host).keep(shipped)
    try host.files.write(path(ShippedFiles.path), Data(shipped.list.utf8))
  }

  /// Given parts whose digests in `shipped.txt` are missing, or out of date.
  func outdatedDigests() throws(Complaint) -> [String] {
    let today = try givenDigests(course.exercises)
    return Set(today.keys).union(shipped.digests.keys)
      .filter { today[$0] != shipped.digests[$0] }.sorted()
  }
}
