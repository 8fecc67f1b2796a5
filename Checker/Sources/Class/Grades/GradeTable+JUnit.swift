import Common

/// Grades for programs that read tests, in JUnit's form.
///
/// Each exercise is a test of its own, beside those of its suite, so a submission that passes the
/// suite alone is not green.
extension GradeTable {
  private enum Result {
    case passed, failed, skipped
    /// It crashed or did not come to its end, or the machine is at fault.
    case error

    init(_ state: GradeState) {
      self =
        switch state {
        case .passed: .passed
        case .notSubmitted, .notStarted, .notGraded: .skipped
        case .crashed, .timedOut, .machineFault: .error
        case .notCompiled, .failed, .incomplete, .diverged, .breaksRules: .failed
        }
    }

    init(_ outcome: CaseOutcome) {
      self =
        switch outcome {
        case .passed: .passed
        case .failed: .failed
        case .crashed, .timedOut, .exited: .error
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

  /// JUnit's XML, valid by the schema that Jenkins has: a suite for each submission.
  ///
  /// No text attaches a file.
  var junit: String {
    let suites = rows.map(Self.suite).joined()
    let counts = Self.counts(rows.flatMap(Self.items))
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="kata" \(counts)>
      \(suites)</testsuites>

      """.replacing("[[ATTACHMENT", with: "[ [ATTACHMENT")
  }

  private static func suite(_ row: Row) -> String {
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
      \(items.map { testCase($0, of: row) }.joined())  </testsuite>

      """
  }

  private static func testCase(_ item: Item, of row: Row) -> String {
    let attributes = [
      ("classname", "\(row.name).\(item.entry.exercise.id)"), ("name", item.name),
      ("time", "0.000"),
    ].map { " \($0)=\"\($1.asXML(isAttribute: true))\"" }
    let start = "    <testcase\(attributes.joined())"
    let element: String
    switch item.result {
    case .passed: return "\(start)/>\n"
    case .failed: element = "failure"
    case .error: element = "error"
    case .skipped: element = "skipped"
    }
    let entry = item.entry
    let words =
      item.test?.text ?? entry.note ?? row.fault ?? "\(entry.state.sign.word)\n\(entry.text)"
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
    let errors = results.count { $0 == .error }
    let failures = results.count { $0 == .failed }
    return "tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }
}
