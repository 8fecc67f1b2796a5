import KataCore

/// Grades for programs that read tests: the Common Test Report Format, and JUnit's.
///
/// Each exercise is a test of its own, beside those of its suite, so a submission that passes the
/// suite alone is not green.
extension GradeBook {
  private enum Result {
    case passed, failed, skipped
    /// It crashed, or did not come to its end.
    case brokenOff
    /// The machine is at fault.
    case unknown

    init(_ state: Grade.State) {
      self =
        switch state {
        case .passed: .passed
        case .notSubmitted, .notStarted, .notGraded: .skipped
        case .crashed, .timedOut: .brokenOff
        case .machineFault: .unknown
        case .notCompiled, .failed, .incomplete, .diverged, .breaksRules: .failed
        }
    }

    init(_ outcome: CaseOutcome) {
      self =
        switch outcome {
        case .passed: .passed
        case .failed: .failed
        case .crashed, .timedOut, .exited: .brokenOff
        case .notRun, .skipped, .missing: .skipped
        }
    }
  }

  /// An exercise, or one test of its suite.
  private struct Item {
    var entry: Entry
    var test: Test?

    var result: Result { test.map { Result($0.outcome) } ?? Result(entry.state) }
    var name: String { test?.name ?? entry.title }
    var state: String { test?.outcome.rawValue ?? entry.state.rawValue }
  }

  private static func items(_ row: Row) -> [Item] {
    row.entries.flatMap { entry in
      [Item(entry: entry)] + entry.tests.map { Item(entry: entry, test: $0) }
    }
  }

  /// The Common Test Report Format; grades hold no times, so all of them are 0.
  var ctrf: JSONValue {
    let status = { (result: Result) in
      switch result {
      case .passed: "passed"
      case .failed, .brokenOff: "failed"
      case .skipped: "skipped"
      case .unknown: "other"
      }
    }
    let statuses = rows.flatMap(Self.items).map { status($0.result) }
    let count = { (status: String) in JSONValue.integer(statuses.count { $0 == status }) }
    let tests = rows.flatMap { row in
      Self.items(row).map { item -> JSONValue in
        let message = item.test.map(\.text) ?? item.entry.note ?? ""
        let suite = [row.name] + (item.test == nil ? [] : ["\(item.entry.exercise.id)"])
        return [
          "name": .string(item.name), "status": .string(status(item.result)), "duration": 0,
          "rawStatus": .string(item.state), "suite": .array(suite.map(JSONValue.string)),
          "message": message.isEmpty ? nil : .string(message),
          "filePath": item.test?.file.map(JSONValue.string),
          "line": item.test?.line.map(JSONValue.integer),
        ]
      }
    }
    return [
      "reportFormat": "CTRF", "specVersion": "1.0.0",
      "results": [
        "tool": ["name": "kata", "version": .string(Version.program)], "tests": .array(tests),
        "summary": [
          "tests": .integer(tests.count), "passed": count("passed"), "failed": count("failed"),
          "skipped": count("skipped"), "pending": 0, "other": count("other"), "start": 0,
          "stop": 0,
        ],
      ],
    ]
  }

  /// JUnit's XML, valid by the schema that Jenkins has: a suite for each submission.
  ///
  /// GitLab reads the file of a test, which that schema does not know. No text attaches a file.
  func junit(forGitLab: Bool = false) -> String {
    let suites = rows.map { Self.suite($0, namesFiles: forGitLab) }.joined()
    let counts = Self.counts(rows.flatMap(Self.items))
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="kata" \(counts)>
      \(suites)</testsuites>

      """.replacing("[[ATTACHMENT", with: "[ [ATTACHMENT")
  }

  private static func suite(_ row: Row, namesFiles: Bool) -> String {
    let items = items(row)
    let properties = [
      ("points", row.points.map { "\($0)" } ?? ""), ("most", "\(row.entries.count * most)"),
      ("course", row.course), ("toolchain", row.toolchain),
    ].map { "      <property name=\"\($0)\" value=\"\($1.asXML(isAttribute: true))\"/>\n" }
    let skipped = items.count { $0.result == .skipped }
    return """
        <testsuite name="\(row.name.asXML(isAttribute: true))" \(counts(items)) \
      skipped="\(skipped)" time="0.000">
          <properties>
      \(properties.joined())    </properties>
      \(items.map { testCase($0, of: row, namesFile: namesFiles) }.joined())  </testsuite>

      """
  }

  private static func testCase(_ item: Item, of row: Row, namesFile: Bool) -> String {
    let file = namesFile ? item.test?.file : nil
    let attributes = [
      ("classname", "\(row.name).\(item.entry.exercise.id)"), ("name", item.name),
      ("time", "0.000"), ("file", file),
    ].compactMap { name, value in value.map { " \(name)=\"\($0.asXML(isAttribute: true))\"" } }
    let start = "    <testcase\(attributes.joined())"
    let element: String
    switch item.result {
    case .passed: return "\(start)/>\n"
    case .failed: element = "failure"
    case .brokenOff, .unknown: element = "error"
    case .skipped: element = "skipped"
    }
    let entry = item.entry
    let words =
      item.test?.text ?? entry.note ?? row.fault
      ?? "\(Report.sign(entry.state).word)\n\(entry.text)"
    let first = words.split(separator: "\n").first.map(String.init) ?? item.state
    return """
      \(start)>
            <\(element) type="\(item.state)" message="\(first.asXML(isAttribute: true))">\
      \(words.asXML())</\(element)>
          </testcase>

      """
  }

  private static func counts(_ items: [Item]) -> String {
    let results = items.map(\.result)
    let errors = results.count { $0 == .brokenOff || $0 == .unknown }
    let failures = results.count { $0 == .failed }
    return "tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }
}
