import Common

/// The list of exercises in Package.swift, compared with course.json and with the folders.
enum ManifestList {
  static func faults(manifest: String, course: Course, folders: [String]) -> [String] {
    let listed = manifest.matches(of: #/\("(\d\d-[^"]+)", "([^"]+)"\),/#).map { "\($0.1), \($0.2)" }
    let suites = manifest.firstMatch(of: #/\nlet suites: Set = \[(.*)\]/#)?.1 ?? ""
    let told = course.exercises
    let names = told.map(\.name)
    return differences(
      "Package.swift", listed, "course.json", told.map { "\($0.layout.name), \($0.scene)" })
      + differences(
        "Package.swift", suites.matches(of: #/Exercise\d\d/#).map { "the suite of \($0.0)" },
        "course.json", told.filter { $0.writes == .suite }.map { "the suite of \($0.id)" })
      + differences(
        "Exercises", folders.filter { $0 != ExerciseLayout.recordedName }, "course.json",
        told.map(\.layout.name))
      + Set(names).sorted().filter { name in names.filter { $0 == name }.count > 1 }.map {
        "course.json gives the name \($0) twice"
      }
      + told.filter { $0.name.isEmpty }.map {
        "course.json gives \($0.id) no name that stays when its number changes"
      }
      + course.paths.sorted { $0.key < $1.key }.flatMap { path, ids in
        ids.filter { course[$0] == nil }.map {
          "the path \(path) names \($0), which is not there"
        }
      }
  }

  /// A sentence for each entry that one list has more often than the other.
  private static func differences(
    _ name: String, _ list: [String], _ otherName: String, _ other: [String]
  ) -> [String] {
    list.sorted().difference(from: other.sorted()).map { change in
      switch change {
      case .insert(_, let entry, _): "\(name) has \(entry), \(otherName) has not"
      case .remove(_, let entry, _): "\(otherName) has \(entry), \(name) has not"
      }
    }
  }
}
