import KataCore

/// The literal list of exercises in Package.swift.
enum ManifestList {
  /// Its folders and scenes, in order: `("02-validation", "Login"),`.
  static func exercises(in manifest: String) -> [(folder: String, scene: String)] {
    manifest.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count == 5, parts[0].allSatisfy({ $0 == " " || $0 == "(" }), parts[2] == ", ",
        parts[1].wholeMatch(of: #/[0-9]{2}-.+/#) != nil
      else { return nil }
      return (String(parts[1]), String(parts[3]))
    }
  }

  /// The exercises that it takes for ones in which the learner writes the suite.
  static func suites(in manifest: String) -> [String] {
    let line = manifest.split(separator: "\n").first { $0.hasPrefix("let suites: Set = [") }
    return (line ?? "").split(separator: "\"").map(String.init).filter { $0.hasPrefix("Exercise") }
  }

  /// Where the manifest, course.json and the folders do not agree.
  static func faults(manifest: String, course: Course, folders: [String]) -> [String] {
    let listed = exercises(in: manifest)
    let told = course.exercises
    var faults = repeated(listed.map(\.folder)).map { "Package.swift lists \($0) twice" }
    faults += repeated(told.map { "\($0.id)" }).map { "course.json tells of \($0) twice" }
    for entry in listed where !told.contains(where: { $0.layout.name == entry.folder }) {
      faults.append("Package.swift lists \(entry.folder), course.json does not")
    }
    for exercise in told {
      let entry = listed.first { $0.folder == exercise.layout.name }
      if entry == nil {
        faults.append("course.json tells of \(exercise.id), Package.swift does not")
      } else if entry?.scene != exercise.scene {
        faults.append("Package.swift and course.json do not agree on the scene of \(exercise.id)")
      }
      if !folders.contains(exercise.layout.name) {
        faults.append("there is no folder \(exercise.layout.folder)")
      }
    }
    faults += told.filter { $0.name.isEmpty }.map {
      "course.json gives \($0.id) no name that stays when its number changes"
    }
    let names = Dictionary(told.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    faults += repeated(names.values.sorted()).map { "course.json gives the name \($0) twice" }
    let suites = told.filter { $0.writes == .suite }.map { "\($0.id)" }
    for id in Set(suites).symmetricDifference(Self.suites(in: manifest)).sorted() {
      faults.append("Package.swift and course.json do not agree on whose the suite of \(id) is")
    }
    let known = Set(told.map(\.layout.name) + [ExerciseLayout.recordedName])
    for folder in folders where !known.contains(folder) {
      faults.append("Exercises/\(folder) is in no list")
    }
    for (path, ids) in course.paths.sorted(by: { $0.key < $1.key }) {
      faults += ids.filter { course[$0] == nil }.map {
        "the path \(path) names \($0), which is not there"
      }
    }
    return faults
  }

  private static func repeated(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }
}
