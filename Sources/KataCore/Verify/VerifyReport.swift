/// What `kata verify` found; its JSON is `kata.verify/1`.
package struct VerifyReport: Codable, Sendable {
  package var schema = "kata.verify/1"
  package var exercises: [Row]
  package var faults: [Fault]
  package var seconds: Double = 0

  package init(exercises: [Row] = [], faults: [Fault] = []) {
    self.exercises = exercises
    self.faults = faults
  }

  package struct Fault: Codable, Sendable, Equatable {
    /// Nil when it concerns the whole course.
    package var exercise: ExerciseID?
    package var text: String

    package init(_ exercise: ExerciseID?, _ text: String) {
      self.exercise = exercise
      self.text = text
    }
  }

  /// One exercise's line of the table.
  ///
  /// Where the learner writes the suite, `tests` are the wrong implementations, of which the
  /// stub's suite misses `stubFails`; `alternatives` are the right ones.
  package struct Row: Codable, Sendable {
    package var id: ExerciseID
    package var title: String
    package var edges: Int
    /// How many tests the suite has, and how many of them the stub fails.
    package var tests = 0
    package var stubFails = 0
    package var referencePasses = false
    package var alternatives = 0
    package var alternativesPassed = 0
    package var mutants: [Mutant] = []

    package init(id: ExerciseID, title: String, edges: Int) {
      self.id = id
      self.title = title
      self.edges = edges
    }
  }

  package struct Mutant: Codable, Sendable, Equatable {
    package var name: String
    package var edge: String
    package var caughtBy: Stage

    package init(name: String, edge: String, caughtBy: Stage) {
      self.name = name
      self.edge = edge
      self.caughtBy = caughtBy
    }
  }

  /// The first stage that catches a mutant.
  package enum Stage: String, Codable, Sendable {
    case suite, scripts, rules, nothing
  }
}

extension Report {
  /// The table, every fault, and one plain sentence.
  package static func verify(_ report: VerifyReport) -> [Line] {
    let header = [
      "", "edges", "stub fails", "reference", "alternatives", "mutants", "suite", "scripts",
      "rules",
    ]
    let rows = report.exercises.map { row in
      [
        "\(row.id) · \(row.title)", "\(row.edges)", "\(row.stubFails) of \(row.tests)",
        row.referencePasses ? "passes" : "FAILS",
        "\(row.alternativesPassed) of \(row.alternatives)",
        "\(row.mutants.filter { $0.caughtBy != .nothing }.count) of \(row.mutants.count)",
      ]
        + [VerifyReport.Stage.suite, .scripts, .rules].map { stage in
          "\(row.mutants.filter { $0.caughtBy == stage }.count)"
        }
    }
    return table([header] + rows) + [.empty]
      + report.faults.map { fault in
        let place = fault.exercise.map { "\($0): " } ?? ""
        return Line(Span("✗ ", .bad), Span(place + fault.text))
      }
      + [verdict(report)]
  }

  private static func verdict(_ report: VerifyReport) -> Line {
    let time = seconds(report.seconds)
    guard report.faults.isEmpty else {
      let count = report.faults.count == 1 ? "1 fault" : "\(report.faults.count) faults"
      return Line("The course is not sound: \(count) found in \(time).", .bad)
    }
    let count = report.exercises.count == 1 ? "1 exercise" : "\(report.exercises.count) exercises"
    return Line("The course is sound: \(count) proved in \(time).", .good)
  }

  /// Cells in columns, the first row faint.
  package static func table(_ rows: [[String]]) -> [Line] {
    guard let columns = rows.map(\.count).max() else { return [] }
    let widths = (0..<columns).map { column in
      rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.enumerated().map { index, row in
      let cells = zip(row, widths).dropLast().map { $0.padded(to: $1) } + row.suffix(1)
      return Line(cells.joined(separator: "  "), index == 0 ? .faint : .plain)
    }
  }
}
