import KataCore

extension GradeBook {
  /// The Common Test Report Format; grades hold no times, so all of them are 0.
  var ctrf: some Encodable {
    let tests = rows.flatMap { row in
      row.entries.flatMap { entry in
        [
          CTRF.Test(
            name: entry.title, status: Self.status(entry.state),
            rawStatus: entry.state.rawValue, suite: [row.name], message: entry.note)
        ]
          + entry.tests.map { test in
            CTRF.Test(
              name: test.name, status: Self.status(test.outcome), rawStatus: test.outcome.rawValue,
              suite: [row.name, "\(entry.head.id)"], message: test.text.isEmpty ? nil : test.text,
              filePath: test.file, line: test.line)
          }
      }
    }
    return CTRF(tests)
  }

  private struct CTRF: Encodable {
    var reportFormat = "CTRF"
    var specVersion = "1.0.0"
    var results: Results

    struct Results: Encodable {
      var tool = Tool()
      var summary: Summary
      var tests: [Test]
    }

    struct Tool: Encodable {
      var name = "kata"
      var version = Version.program
    }

    struct Summary: Encodable {
      var tests = 0
      var passed = 0
      var failed = 0
      var skipped = 0
      var pending = 0
      var other = 0
      var start = 0
      var stop = 0
    }

    enum Status: String, Encodable {
      case passed, failed, skipped, other
    }

    struct Test: Encodable {
      var name: String
      var status: Status
      var duration = 0
      var rawStatus: String
      var suite: [String]
      var message: String?
      var filePath: String?
      var line: Int?
    }

    init(_ tests: [Test]) {
      let count = { (status: Status) in tests.count { $0.status == status } }
      results = Results(
        summary: Summary(
          tests: tests.count, passed: count(.passed), failed: count(.failed),
          skipped: count(.skipped), other: count(.other)), tests: tests)
    }
  }

  private static func status(_ state: Grade.State) -> CTRF.Status {
    switch state {
    case .passed: .passed
    case .notSubmitted, .notStarted, .notGraded: .skipped
    case .machineFault: .other
    default: .failed
    }
  }

  private static func status(_ outcome: CaseOutcome) -> CTRF.Status {
    switch outcome {
    case .passed: .passed
    case .notRun, .skipped, .missing: .skipped
    default: .failed
    }
  }
}
