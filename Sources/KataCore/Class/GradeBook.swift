/// What a class has done: the grades of all, and what is most often red.
package struct GradeBook: Equatable, Sendable {
  package private(set) var rows: [Row]
  package let exercises: [ExerciseID]

  package struct Row: Equatable, Sendable {
    package var name: String
    package var grades: [Grade]
    /// Sums of points that were given by hand in place of grades.
    package var overrides: [ExerciseID: Override] = [:]
    package var fault: String?

    /// The points of an exercise, from 0 to 1; nil where it could not be graded.
    package func points(_ grade: Grade) -> Double? {
      overrides[grade.id]?.points ?? grade.score
    }

    package var passed: Int { grades.count { $0.state == .passed } }
  }

  /// A grade that a person has given in place of the program's.
  package struct Override: Codable, Equatable, Sendable {
    package var id: String
    package var exercise: ExerciseID
    package var points: Double
    package var reason: String
    package var by: String
  }

  package init(
    _ results: [GradeResult], exercises: [ExerciseID], overrides: [Override] = []
  ) {
    self.exercises = exercises
    rows = results.map { result in
      let own = overrides.filter { $0.id == result.submission }
      return Row(
        name: result.submission, grades: result.exercises,
        overrides: Dictionary(own.map { ($0.exercise, $0) }, uniquingKeysWith: { $1 }),
        fault: result.fault)
    }
  }

  /// A test that is red in several submissions.
  package struct Red: Equatable, Sendable {
    package var id: ExerciseID
    package var count: Int
    /// Of so many submissions in which the exercise was begun.
    package var begun: Int
    package var test: String
    package var edges: [Int]
  }

  /// What to talk about: of each exercise the test that is most often the first red one.
  package var mostRed: [Red] {
    exercises.compactMap { id -> Red? in
      let grades = rows.flatMap(\.grades).filter { $0.id == id }
      let begun = grades.count { ![.notSubmitted, .notStarted, .machineFault].contains($0.state) }
      var counts: [String: (count: Int, edges: [Int])] = [:]
      for grade in grades {
        guard let first = grade.verdict?.tests.cases.first(where: { $0.outcome != .passed }) else {
          continue
        }
        counts[first.title, default: (0, first.edges ?? [])].count += 1
      }
      guard let most = counts.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) })
      else { return nil }
      return Red(
        id: id, count: most.value.count, begun: begun, test: most.key, edges: most.value.edges)
    }.sorted { ($1.count, $0.id) < ($0.count, $1.id) }
  }

  /// One line a submission: its name, what passed, the points, and the state of each exercise.
  package var csv: String {
    let heads = ["submission", "passed", "points", "note"] + exercises.map(\.short)
    return CSV.row(heads) + rows.map(line).joined()
  }

  private func line(_ row: Row) -> String {
    let points = row.grades.map(row.points)
    // A sum that lacks what the machine could not grade is no sum.
    let isWhole = row.fault == nil && points.allSatisfy { $0 != nil }
    let sum = points.compactMap(\.self).reduce(0, +)
    let notes =
      [row.fault].compactMap(\.self)
      + row.overrides.values.sorted { $0.exercise < $1.exercise }
      .map { "\($0.exercise.short): \($0.points.inPoints) by \($0.by): \($0.reason)" }
    return CSV.row(
      [row.name, "\(row.passed)", isWhole ? sum.inPoints : "", notes.joined(separator: "; ")]
        + row.grades.map(\.state.rawValue))
  }
}

extension Double {
  /// With two digits behind the point, whatever the language is.
  package var inPoints: String {
    let hundredths = Int((self * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
