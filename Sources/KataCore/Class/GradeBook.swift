/// The grades of a class, with the points that were given by hand, and the people of its roster.
package struct GradeBook: Equatable, Sendable {
  package private(set) var rows: [Row]
  package let exercises: [ExerciseID]
  /// True if the class has a roster.
  package let hasRoster: Bool
  /// Names that have points by hand, but no submission.
  package let strangers: [String]
  /// The number of files that were handed in but not read.
  package let ignored: Int

  package struct Row: Equatable, Sendable {
    package var name: String
    /// Nil if no roster lists the name.
    package var person: Roster.Person?
    package var grades: [Grade]
    /// Points that were given by hand in place of grades.
    package var overrides: [ExerciseID: Override] = [:]
    package var fault: String?

    /// The points of an exercise, from 0 to 1; nil if it could not be graded.
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
    _ results: [GradeResult], exercises: [ExerciseID], overrides: [Override] = [],
    roster: Roster? = nil
  ) {
    self.exercises = exercises
    hasRoster = roster != nil
    ignored = results.reduce(0) { $0 + $1.ignored.count }
    let names = Set(results.map(\.submission))
    strangers = overrides.map(\.id).filter { !names.contains($0) }
    rows = results.map { result in
      let own = overrides.filter { $0.id == result.submission }
      return Row(
        name: result.submission, person: roster?[result.submission], grades: result.exercises,
        overrides: Dictionary(own.map { ($0.exercise, $0) }, uniquingKeysWith: { $1 }),
        fault: result.fault)
    }
  }

  /// True if everything could be graded.
  package var isWhole: Bool {
    rows.allSatisfy { row in
      row.fault == nil && row.grades.allSatisfy { $0.state != .machineFault }
    }
  }

  /// The names of submissions by people who are not in the roster.
  package var outsiders: [String] {
    hasRoster ? rows.filter { $0.person == nil }.map(\.name) : []
  }

  /// A test, and the number of submissions in which it is the first red one.
  package struct Red: Equatable, Sendable {
    package var id: ExerciseID
    package var count: Int
    /// The number of submissions in which the exercise was begun.
    package var begun: Int
    package var test: String
    package var edges: [Int]
  }

  /// Each exercise's test that is most often the first red one, sorted by frequency.
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

  /// One line a submission: its name, its person, passes, points, and the state of each exercise.
  package var csv: String {
    let heads =
      ["submission"] + (hasRoster ? ["name", "email", "group"] : [])
      + ["passed", "points", "note"] + exercises.map(\.short)
    return CSV.row(heads) + rows.map(line).joined()
  }

  private func line(_ row: Row) -> String {
    let points = row.grades.map(row.points)
    // A sum without the exercises that the machine could not grade would mislead.
    let isWhole = row.fault == nil && points.allSatisfy { $0 != nil }
    let sum = points.compactMap(\.self).reduce(0, +)
    let notes =
      [row.fault].compactMap(\.self)
      + row.overrides.values.sorted { $0.exercise < $1.exercise }
      .map { "\($0.exercise.short): \($0.points.inPoints) by \($0.by): \($0.reason)" }
    let person = [row.person?.name, row.person?.email, row.person?.group].map { $0 ?? "" }
    return CSV.row(
      [row.name] + (hasRoster ? person : [])
        + ["\(row.passed)", isWhole ? sum.inPoints : "", notes.joined(separator: "; ")]
        + row.grades.map(\.state.rawValue))
  }
}

extension Double {
  /// The number with two digits behind the point, in every locale.
  package var inPoints: String {
    let hundredths = Int((self * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
