import KataCore

extension GradeBook {
  /// JUnit's XML, valid by the schema that Jenkins has: a suite for each submission.
  ///
  /// Each exercise is a test case of its own, beside those of its suite, so a submission that passes
  /// the suite alone is not green. GitLab reads the file of a test, which that schema does not know.
  func junit(forGitLab: Bool = false) -> String {
    let suites = rows.map { suite($0, namesFiles: forGitLab) }
    let sum = suites.reduce(Count()) { $0.adding($1.count) }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"kata\" \(sum.text)>\n"
      + suites.map(\.text).joined() + "</testsuites>\n"
  }

  private struct Count {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    var text: String { #"tests="\#(tests)" failures="\#(failures)" errors="\#(errors)""# }

    func adding(_ other: Self) -> Self {
      Self(
        tests: tests + other.tests, failures: failures + other.failures,
        errors: errors + other.errors, skipped: skipped + other.skipped)
    }
  }

  private enum Result {
    case passed, failure, error, skipped
  }

  private func suite(_ row: Row, namesFiles: Bool) -> (text: String, count: Count) {
    var count = Count()
    var text = ""
    func add(
      _ entry: Entry, _ name: String, _ result: Result, type: String, _ words: String,
      file: String? = nil
    ) {
      count.tests += 1
      let place = namesFiles ? file.map { " file=\"\(Self.xml($0))\"" } ?? "" : ""
      text +=
        #"    <testcase classname="\#(Self.xml("\(row.name).\(entry.head.id)"))" "#
        + #"name="\#(Self.xml(name))" time="0.000"\#(place)"#
      let first = Self.xml(words.split(separator: "\n").first.map(String.init) ?? type)
      let body = #" type="\#(type)" message="\#(first)">\#(Self.xml(words, inText: true))"#
      switch result {
      case .passed: text += "/>\n"
      case .failure:
        count.failures += 1
        text += ">\n      <failure\(body)</failure>\n    </testcase>\n"
      case .error:
        count.errors += 1
        text += ">\n      <error\(body)</error>\n    </testcase>\n"
      case .skipped:
        count.skipped += 1
        text += ">\n      <skipped\(body)</skipped>\n    </testcase>\n"
      }
    }
    for entry in row.entries {
      let reason = entry.note ?? row.fault
      add(
        entry, entry.title, Self.result(entry.state),
        type: entry.state.rawValue, reason ?? "\(Report.sign(entry.state).word)\n\(entry.text)")
      for test in entry.tests {
        add(
          entry, test.name, Self.result(test.outcome), type: test.outcome.rawValue, test.text,
          file: test.file)
      }
    }
    let properties = [
      ("points", row.points.map { "\($0)" } ?? ""), ("most", "\(row.entries.count * Self.most)"),
      ("course", row.course), ("toolchain", row.toolchain),
    ].map { "      <property name=\"\($0)\" value=\"\(Self.xml($1))\"/>\n" }
    let head = #"name="\#(Self.xml(row.name))" \#(count.text) skipped="\#(count.skipped)""#
    let lines =
      "  <testsuite \(head) time=\"0.000\">\n    <properties>\n\(properties.joined())"
      + "    </properties>\n\(text)  </testsuite>\n"
    return (lines, count)
  }

  private static func result(_ state: Grade.State) -> Result {
    switch state {
    case .passed: .passed
    case .notSubmitted, .notStarted, .notGraded: .skipped
    case .crashed, .timedOut, .machineFault: .error
    case .notCompiled, .failed, .incomplete, .diverged, .breaksRules: .failure
    }
  }

  private static func result(_ outcome: CaseOutcome) -> Result {
    switch outcome {
    case .passed: .passed
    case .failed: .failure
    case .crashed, .timedOut, .exited: .error
    case .notRun, .skipped, .missing: .skipped
    }
  }

  /// Text for XML 1.0: what that forbids becomes a sign, and nothing of a learner's attaches a file.
  static func xml(_ text: String, inText: Bool = false) -> String {
    var result = ""
    for scalar in text.replacing("[[ATTACHMENT", with: "[ [ATTACHMENT").unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r":
        result += inText && scalar != "\r" ? String(scalar) : "&#\(scalar.value);"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      case _ where scalar.value < 0x20:
        result.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
