import Basics
import Common
import Host

/// The grades of a class, in one folder of results or in several, such as those of its shards.
struct WholeClass {
  private(set) var grades: [GradeResult] = []
  /// The exercises that were graded.
  let exercises: Set<ExerciseID>
  private let folders: [(name: String, results: Results)]

  /// Complains of what is missing, or there twice and different; folders have names as they were typed.
  init(_ folders: [(name: String, results: Results)]) throws(Complaint) {
    self.folders = folders
    var found: [String: (folder: String, grade: GradeResult)] = [:]
    var faults: [String] = []
    var exercises: [[ExerciseID]: String] = [:]
    var names: Set<String> = []
    for (folder, results) in folders {
      names.formUnion(try results.names)
      if results.isOpen { faults.append("The last kata grade of \(folder) hasn't finished.") }
    }
    let people = Set(names.map { $0.lowercased() })
    for (folder, results) in folders {
      // Who was absent in an earlier run may have handed in by a name in other case since.
      for grade in try results.all()
      where names.contains(grade.submission)
        || !people.contains((grade.person ?? grade.submission).lowercased())
      {
        let other = found[grade.submission] ?? (folder, grade)
        found[grade.submission] = other
        if other.grade != grade {
          faults.append(
            "\(Visible.text(grade.submission)) has other grades in \(folder) than in \(other.folder)."
          )
        }
        // A grade that an earlier run has left is of what was graded then.
        guard names.isEmpty || names.contains(grade.submission) else { continue }
        exercises[grade.exercises.map(\.id).sorted()] = folder
      }
    }
    if exercises.count > 1 {
      let parts = exercises.map { "\($1): \($0.map(\.short).joined(separator: " "))" }.sorted()
      faults.append("They are of different exercises: \(parts.joined(separator: "; ")).")
    }
    let missing = names.filter { found[$0] == nil }.sorted()
    if !missing.isEmpty {
      let more = missing.count > 8 ? " and \(missing.count - 8) more" : ""
      let names = missing.prefix(8).map(Visible.text).joined(separator: ", ")
      faults.append("There is no grade of \(names)\(more).")
    }
    let graded = found.values.flatMap { $0.grade.exercises.map(\.id) }
    self.exercises = Set(exercises.keys.first ?? graded)
    guard faults.isEmpty else {
      throw Complaint(
        "These grades are not one whole class, so nothing is written.", details: faults,
        next: exercises.count > 1
          ? "grade all with the same exercises"
          : "name the folders of all shards; kata grade finishes what is missing",
        exit: .notPassed)
    }
    grades = found.values.map(\.grade).sorted { $0.submission < $1.submission }
  }

  /// The points by hand in all folders.
  func pointsByHand(for exercises: [Course.Exercise]) throws(Complaint) -> [PointsByHand] {
    var all: [PointsByHand] = []
    for folder in folders {
      for points in try folder.results.pointsByHand(for: exercises) where !all.contains(points) {
        guard !all.contains(where: { $0.id == points.id && $0.exercise == points.exercise }) else {
          throw .usage(
            "\(Visible.text(points.id)) has other points by hand in another folder than in "
              + "\(folder.name)/overrides.json.", next: "keep one of them")
        }
        all.append(points)
      }
    }
    return all
  }
}
