package import KataCore

/// The grades of a class, as every format tells them.
///
/// Points are computed here alone, 100 for each exercise, so that all formats have the same numbers.
package struct GradeTable: Sendable, Equatable {
  package private(set) var rows: [Row] = []
  let exercises: [Head]

  /// An exercise, above its column.
  package struct Head: Sendable, Equatable {
    package var id: ExerciseID
    package var title: String

    package init(_ exercise: Course.Exercise) {
      (id, title) = (exercise.id, exercise.title)
    }
  }

  package struct Row: Sendable, Equatable {
    package var name: String
    /// Nil if no roster lists the name.
    package var person: Roster.Person?
    /// The reason why nothing could be read, if so.
    var fault: String?
    var entries: [Entry]
    var course: String
    var toolchain: String

    /// Nil if an exercise could not be graded: a sum without it would mislead.
    var points: Int? {
      fault == nil && entries.allSatisfy { $0.points != nil }
        ? entries.compactMap(\.points).reduce(0, +) : nil
    }

    var passed: Int { entries.count { $0.state == .passed } }
  }

  /// One exercise of one submission.
  struct Entry: Sendable, Equatable {
    var head: Head
    var state: Grade.State
    /// From 0 to 100; nil if it could not be graded.
    var points: Int?
    /// The words for points that were given by hand.
    var byHand: String?
    var note: String?
    var trust: Trust?
    var tests: [Test]
    /// The verdict below its title, in lines of plain text; none if nothing was judged.
    var text: String
  }

  struct Test: Sendable, Equatable {
    var name: String
    var outcome: CaseOutcome
    /// The reason for which it did not pass.
    var text: String
    var file: String?
    var line: Int?
  }

  /// The most points of one exercise.
  static let most = 100

  package init(exercises: [Course.Exercise]) {
    self.exercises = exercises.map(Head.init)
  }

  /// Adds a submission's grades, those that were given by hand in place of the program's.
  package mutating func add(
    _ result: GradeResult, person: Roster.Person?, overrides: [GradeBook.Override]
  ) {
    let own = overrides.filter { $0.id.lowercased() == result.submission.lowercased() }
    rows.append(
      Row(
        name: result.submission, person: person, fault: result.fault,
        entries: exercises.map { head in
          entry(
            head, result.exercises.first { $0.id == head.id },
            own.last { $0.exercise == head.id }, isWhole: result.fault == nil)
        }, course: result.course, toolchain: result.toolchain))
  }

  /// Adds a person who has handed in nothing.
  package mutating func add(absent person: Roster.Person) {
    rows.append(
      Row(
        name: person.id, person: person,
        entries: exercises.map { entry($0, Grade($0.id, .notSubmitted), nil, isWhole: true) },
        course: "", toolchain: ""))
  }

  private func entry(
    _ head: Head, _ grade: Grade?, _ override: GradeBook.Override?, isWhole: Bool
  ) -> Entry {
    let grade = grade ?? Grade(head.id, isWhole ? .notSubmitted : .machineFault)
    let verdict = grade.verdict
    return Entry(
      head: head, state: grade.state,
      points: (override?.points ?? grade.score).map { Int(($0 * Double(Self.most)).rounded()) },
      byHand: override.map { "by \($0.by): \($0.reason)" }, note: grade.note, trust: grade.trust,
      tests: (verdict?.tests.cases ?? []).map { test in
        Test(
          name: test.name, outcome: test.outcome,
          text: Report.failures(of: test).map(\.text).joined(separator: "\n"), file: test.file,
          line: test.line)
      },
      text: verdict.map {
        Report.verdict($0, Offers(hints: [], solutions: [])).dropFirst().map(\.text).joined(
          separator: "\n")
      } ?? "")
  }
}
