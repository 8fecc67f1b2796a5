import Basics
import Common

/// Formats of platforms that grade one submission at a time.
extension GradeBook {
  /// The `result.json` of Classroom 50; points are whole numbers there.
  func classroom50(_ environment: [String: String]) throws(Complaint) -> JSONValue {
    let row = try graded()
    func value(_ names: String...) throws(Complaint) -> JSONValue {
      guard let value = names.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty })
      else {
        throw .usage(
          "Classroom 50 sets \(names[0]), which is missing.",
          next: "run this in its autograder, or set the variable")
      }
      return .string(value)
    }
    let commit = try value("COMMIT_URL")
    let review = environment["REVIEW_URL"] ?? ""
    return [
      "schema": "classroom50/result/v1", "classroom": try value("CLASSROOM"),
      "assignment": try value("ASSIGNMENT"),
      "assignment_type": .string(environment["ASSIGNMENT_TYPE"] ?? "individual"),
      "owner": try value("OWNER", "USERNAME"), "submission": try value("SUBMISSION_TAG"),
      "commit": commit, "release": try value("RELEASE_URL"),
      "review": review.isEmpty ? commit : .string(review),
      "datetime": try value("KATA_SUBMITTED"), "score": .integer(row.points ?? 0),
      "max-score": .integer(GradeTable.most * row.entries.count),
      "tests": .array(
        row.entries.map { entry in
          [
            "test-name": .string(entry.title), "passed": .bool(entry.state == .passed),
            "score": .integer(entry.points ?? 0), "max-score": .integer(GradeTable.most),
            "outcome": .string(entry.state.rawValue), "output": .string(entry.words),
            "trust": entry.trust,
          ]
        }),
    ]
  }

  /// The `results.json` of Gradescope; `extra_data` is shown to instructors alone.
  func gradescope() throws(Complaint) -> JSONValue {
    let row = try graded()
    return [
      "score": .integer(row.points ?? 0), "stdout_visibility": "hidden",
      "extra_data": ["course": .string(row.course), "toolchain": .string(row.toolchain)],
      "tests": .array(
        row.entries.map { entry in
          [
            "score": .integer(entry.points ?? 0), "max_score": .integer(GradeTable.most),
            "status": entry.state == .passed ? "passed" : "failed",
            "name": .string(entry.title), "number": .string(entry.exercise.id.short),
            "output": .string(entry.words), "output_format": "text",
            "extra_data": [
              "outcome": .string(entry.state.rawValue), "note": entry.note.map(JSONValue.string),
              "trust": entry.trust,
            ],
          ]
        }),
    ]
  }

  /// The one submission; a fault of the machine must reach no gradebook as a zero.
  private func graded() throws(Complaint) -> Row {
    guard rows.count == 1 else {
      throw .usage(
        "This format holds one submission, and there are \(rows.count).",
        next: "choose it with --only NAME")
    }
    guard rows[0].points != nil else {
      throw .machine(
        "\(rows[0].name) could not be graded, so there are no points to write.",
        next: "kata grade tells the reason")
    }
    return rows[0]
  }
}
