import Host
import Basics

/// A learner's work, packed for `kata grade`: the files that it would read, and no others.
struct Packing {
  /// The texts of each exercise, by their names in the folder in which the learner writes.
  let texts: [ExerciseID: [String: String]]
  /// The exercises whose texts differ from their stubs.
  let started: [Course.Exercise]
  /// Files in the learner's folders that are not packed.
  package private(set) var ignored: [HandIn.Ignored]
  package private(set) var archive = TarFile()

  init(_ workspace: Workspace) throws(Complaint) {
    let exercises = workspace.course.exercises
    var files = workspace.host.files
    if let repair = try workspace.repairs().open {
      // The own text is what counts.
      files.readPrefix = { path, bytes in
        repair.own[workspace.relative(path)]?.prefix(bytes)
          ?? workspace.host.files.readPrefix(path, bytes)
      }
    }
    let contents = try HandInTexts(below: workspace.path("Exercises"), exercises, files)
    texts = contents.texts
    ignored = contents.ignored
    started = exercises.filter { exercise in
      contents.texts[exercise.id].map { $0 != workspace.handedInStub(of: exercise) } ?? false
    }
    for exercise in exercises {
      for (name, text) in (texts[exercise.id] ?? [:]).sorted(by: { $0.key < $1.key }) {
        let path = exercise.path(ofHandedIn: name)
        if !archive.add(path, Array(text.utf8)) {
          ignored.append(HandIn.Ignored(path: path, reason: "its path is too long"))
        }
      }
    }
  }

  /// The name of a learner's file: letters, digits, dots, hyphens and underscores, for any disk.
  static func fileName(_ name: String) -> String {
    let plain = String(name.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" })
    let start = plain.drop { "._-".contains($0) }.prefix(40)
    let safe = String(start.reversed().drop { "._-".contains($0) }.reversed())
    return "\(HandIn.prefix)\(safe.isEmpty ? "learner" : safe).tar"
  }
}
