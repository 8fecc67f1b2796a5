import Basics
import Common

/// The result of `kata verify`; its JSON is `kata.verify/1`.
struct VerifyReport: Codable, Sendable {
  var schema = "kata.verify/1"
  var exercises: [Row] = []
  var faults: [Fault] = []
  var seconds: Double = 0

  struct Fault: Codable, Sendable, Equatable {
    /// Nil when it concerns the whole course.
    var exercise: ExerciseID?
    var text: String
  }

  /// One exercise's line of the table.
  ///
  /// If the learner writes the suite, `tests` counts the wrong implementations, and `stubFails`
  /// those that the stub's suite misses. `alternatives` counts the right ones.
  struct Row: Codable, Sendable {
    var id: ExerciseID
    var title: String
    var edges: Int
    /// The number of tests in the suite; `stubFails` is the number of those that the stub fails.
    var tests = 0
    var stubFails = 0
    var referencePasses = false
    var alternatives = 0
    var alternativesPassed = 0
    var mutants: [Mutant] = []

    /// A sentence if no mutant needs the scripts.
    var scriptFault: String? {
      mutants.contains { $0.caughtBy == .scripts }
        ? nil
        : "no mutant is caught by the scripts alone: add one that no test notices, by kata mutant"
    }
  }

  struct Mutant: Codable, Sendable, Equatable {
    var name: String
    var edge: String
    var caughtBy: Stage
  }

  /// The first stage that catches a mutant.
  enum Stage: String, Codable, Sendable {
    case suite, scripts, rules, nothing
  }
}

extension Report {
  /// The table, every fault, and one plain sentence.
  static func verify(_ report: VerifyReport, isRecording: Bool = false) -> [Line] {
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
      + (isRecording && !report.faults.isEmpty
        ? [Line("Nothing that has a fault was recorded.", .doubtful)] : [])
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
  static func table(_ rows: [[String]]) -> [Line] {
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
