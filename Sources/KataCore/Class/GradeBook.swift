/// The grades of a class, with the points that were given by hand, and the people of its roster.
///
/// Results are added one by one, and their verdicts are not kept: a class may have a thousand.
package struct GradeBook: Equatable, Sendable {
  package private(set) var rows: [Row] = []
  package let exercises: [ExerciseID]
  private let overrides: [Override]
  private let roster: Roster?
  /// For each exercise, how often each test is the first red one.
  private var reds: [ExerciseID: [String: Red]] = [:]

  package struct Row: Equatable, Sendable {
    package var name: String
    /// Nil if no roster lists the name.
    package var person: Roster.Person?
    package var grades: [Grade]
    /// Points that were given by hand in place of grades.
    package var overrides: [ExerciseID: Override] = [:]
    package var fault: String?
    /// The number of files that were handed in but not read.
    package var ignored = 0

    /// The points of an exercise, from 0 to 1; nil if it could not be graded.
    package func points(_ grade: Grade) -> Double? {
      overrides[grade.id]?.points ?? grade.score
    }

    package var passed: Int { grades.count { $0.state == .passed } }

    /// The points by hand, as in "03: 1.00 by Kim: on paper".
    package var byHand: [String] {
      overrides.values.sorted { $0.exercise < $1.exercise }
        .map { "\($0.exercise.short): \($0.points.inPoints) by \($0.by): \($0.reason)" }
    }
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
    exercises: [ExerciseID], overrides: [Override] = [], roster: Roster? = nil
  ) {
    (self.exercises, self.overrides, self.roster) = (exercises, overrides, roster)
  }

  package mutating func add(_ result: GradeResult) {
    let own = overrides.filter { $0.id.lowercased() == result.submission.lowercased() }
    var row = Row(
      name: result.submission, person: roster?[result.submission], grades: result.exercises,
      overrides: Dictionary(own.map { ($0.exercise, $0) }, uniquingKeysWith: { $1 }),
      fault: result.fault, ignored: result.ignored.count)
    for index in row.grades.indices {
      let grade = row.grades[index]
      if let first = grade.verdict?.tests.cases.first(where: { $0.outcome != .passed }) {
        let red = Red(test: first.title, edges: first.edges ?? [])
        reds[grade.id, default: [:]][first.title, default: red].count += 1
      }
      row.grades[index].verdict = nil
    }
    rows.append(row)
  }

  /// True if the class has a roster.
  package var hasRoster: Bool { roster != nil }

  /// Names that have points by hand, but no submission.
  package var strangers: [String] {
    let names = Set(rows.map { $0.name.lowercased() })
    return overrides.map(\.id).filter { !names.contains($0.lowercased()) }
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
    package var test: String
    package var edges: [Int]
    package var count = 0
  }

  /// The state of an exercise in a class.
  package struct Standing: Equatable, Sendable {
    package var id: ExerciseID
    /// The number of submissions in which it was begun, by their states.
    package var states: [Grade.State: Int]
    /// The test that is most often the first red one; nil if no test was red.
    package var red: Red?
    package var begun: Int { states.values.reduce(0, +) }
    package var passed: Int { states[.passed] ?? 0 }
  }

  /// The exercises that were begun and not passed, those of most people first.
  package var toTalkAbout: [Standing] {
    exercises.map { id in
      let states = rows.flatMap(\.grades).filter { $0.id == id }.map(\.state)
        .filter { ![.notSubmitted, .notStarted, .machineFault].contains($0) }
      return Standing(
        id: id, states: Dictionary(grouping: states) { $0 }.mapValues(\.count),
        red: reds[id]?.values.max { ($0.count, $1.test) < ($1.count, $0.test) })
    }
    .filter { $0.passed < $0.begun }
    .sorted { ($1.begun - $1.passed, $0.id) < ($0.begun - $0.passed, $1.id) }
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
    let notes = [row.fault].compactMap(\.self) + row.byHand
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
