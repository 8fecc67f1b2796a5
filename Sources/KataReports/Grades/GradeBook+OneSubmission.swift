import KataCore

/// Formats of platforms that grade one submission at a time.
extension GradeBook {
  /// The `result.json` of Classroom 50; points are whole numbers there.
  func classroom50(_ environment: [String: String]) throws(Complaint) -> some Encodable {
    let row = try graded()
    func value(_ names: String...) throws(Complaint) -> String {
      guard let value = names.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty })
      else {
        throw .usage(
          "Classroom 50 sets \(names[0]), which is missing.",
          next: "run this in its autograder, or set the variable")
      }
      return value
    }
    let commit = try value("COMMIT_URL")
    return Classroom50(
      classroom: try value("CLASSROOM"), assignment: try value("ASSIGNMENT"),
      assignment_type: environment["ASSIGNMENT_TYPE"] ?? "individual",
      owner: try value("OWNER", "USERNAME"), submission: try value("SUBMISSION_TAG"),
      commit: commit, release: try value("RELEASE_URL"),
      review: environment["REVIEW_URL"].flatMap { $0.isEmpty ? nil : $0 } ?? commit,
      datetime: try value("KATA_SUBMITTED"), score: row.points ?? 0,
      most: Self.most * row.entries.count,
      tests: row.entries.map { entry in
        Classroom50.Test(
          name: entry.title, passed: entry.state == .passed, score: entry.points ?? 0,
          outcome: entry.state.rawValue, output: entry.words, trust: entry.trust)
      })
  }

  /// The `results.json` of Gradescope.
  func gradescope() throws(Complaint) -> some Encodable {
    let row = try graded()
    return Gradescope(
      score: row.points ?? 0,
      tests: row.entries.map { entry in
        Gradescope.Test(
          score: entry.points ?? 0, status: entry.state == .passed ? "passed" : "failed",
          name: entry.title, number: entry.head.id.short, output: entry.words,
          extra_data: .init(
            outcome: entry.state.rawValue, note: entry.note, trust: entry.trust))
      }, extra_data: .init(course: row.course, toolchain: row.toolchain))
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

  private struct Classroom50: Encodable {
    var schema = "classroom50/result/v1"
    var classroom: String
    var assignment: String
    var assignment_type: String
    var owner: String
    var submission: String
    var commit: String
    var release: String
    var review: String
    var datetime: String
    var score: Int
    var most: Int
    var tests: [Test]

    enum CodingKeys: String, CodingKey {
      case schema, classroom, assignment, assignment_type, owner, submission, commit, release
      case review, datetime, score, tests
      case most = "max-score"
    }

    struct Test: Encodable {
      var name: String
      var passed: Bool
      var score: Int
      var most = GradeBook.most
      var outcome: String
      var output: String
      var trust: Trust?

      enum CodingKeys: String, CodingKey {
        case passed, score, outcome, output, trust
        case name = "test-name"
        case most = "max-score"
      }
    }
  }

  private struct Gradescope: Encodable {
    var score: Int
    var stdout_visibility = "hidden"
    var tests: [Test]
    var extra_data: Course

    struct Course: Encodable {
      var course: String
      var toolchain: String
    }

    struct Test: Encodable {
      var score: Int
      var max_score = GradeBook.most
      var status: String
      var name: String
      var number: String
      var output: String
      var output_format = "text"
      var extra_data: Outcome
    }

    /// Kept with the submission, and shown to instructors alone.
    struct Outcome: Encodable {
      var outcome: String
      var note: String?
      var trust: Trust?
    }
  }
}

extension GradeBook.Entry {
  /// The exercise's title behind its number.
  var title: String { "\(head.id.short) · \(head.title)" }

  /// The grade in words for the learner; the note is a remark for the trainer.
  var words: String {
    [byHand.map { "points \($0)" }, text.isEmpty ? Report.sign(state).word : text]
      .compactMap(\.self).joined(separator: "\n")
  }
}
