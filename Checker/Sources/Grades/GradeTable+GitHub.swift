import Basics

/// Grades as GitHub's workflows show them.
extension GradeTable {
  /// The largest summary of a step; a larger one would not be shown at all.
  private static let summaryBytes = 1_000_000

  /// Markdown for the summary of a step: a row a submission, a sign for each exercise.
  ///
  /// Texts of learners stand in code, so that they can't be links or pictures.
  package var githubSummary: String {
    let states = Set(rows.flatMap(\.entries).map(\.state))
    var text =
      "### kata\n\n| | \(exercises.map(\.id.short).joined(separator: " | ")) | points |\n"
      + "|---|\(exercises.map { _ in ":-:|" }.joined())--:|\n"
    let legend =
      GradeState.allCases.filter(states.contains)
      .map { "\($0.sign.sign) \($0.sign.word)" }.joined(separator: ", ")
    for (index, row) in rows.enumerated() {
      let cells = row.entries.map { $0.state.sign.sign }.joined(separator: " | ")
      let line = "| \(Self.code(row.name)) | \(cells) | \(row.points.map { "\($0)" } ?? "") |\n"
      guard text.utf8.count + line.utf8.count < Self.summaryBytes else {
        text += "\nand \(rows.count - index) more\n"
        break
      }
      text += line
    }
    return text + "\n\(legend)\n\nAn exercise has \(Self.most) points.\n"
  }

  /// Annotations for one submission's files: at most ten are shown, so the last one counts the rest.
  var githubAnnotations: [String] {
    let all = (rows.count == 1 ? rows[0].entries : []).flatMap { entry in
      let tests = entry.tests.filter { $0.outcome != .passed }.map { test in
        WorkflowCommand(
          file: test.file, line: test.line,
          title: "\(entry.exercise.id.short) · \(Verdict.Case.title(of: test.name))",
          message: test.text.isEmpty ? test.outcome.rawValue : test.text)
      }
      let found = entry.problems + tests + entry.broken.map(WorkflowCommand.init(about:))
      let isRed = ![.passed, .notStarted, .notSubmitted].contains(entry.state)
      return found.isEmpty && isRed
        ? [WorkflowCommand(title: entry.title, message: entry.words)] : found
    }
    guard all.count > Self.annotations else { return all.map(\.text) }
    let more = all.count - Self.annotations + 1
    return all.prefix(Self.annotations - 1).map(\.text) + [
      WorkflowCommand(title: "kata", message: "and \(more) more").text
    ]
  }

  private static let annotations = 10

  /// Text as code in a cell of a table.
  private static func code(_ text: String) -> String {
    "`\(Visible.text(text).replacing("`", with: "'").replacing("|", with: "\\|"))`"
  }
}

/// A line by which GitHub's workflows annotate a file.
package struct WorkflowCommand: Equatable, Sendable {
  var level = "error"
  var file: String?
  var line: Int?
  var title: String
  var message: String

  /// The line; a text of a learner's can't begin a command of its own in it.
  package var text: String {
    let place =
      (file.map { ["file=\(Self.property($0))"] } ?? []) + (line.map { ["line=\($0)"] } ?? [])
      + ["title=\(Self.property(title))"]
    return "::\(level) \(place.joined(separator: ","))::\(Self.escaped(message))"
  }

  private static func escaped(_ text: String) -> String {
    Visible.lines(text).replacing("%", with: "%25").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension WorkflowCommand {
  /// A warning of a file that doesn't parse, by the place of its first error.
  package init(unparsed place: String) {
    let end = place.lastIndex(of: ":") ?? place.endIndex
    self.init(
      level: "warning", file: String(place[..<end]), line: Int(place[end...].dropFirst()),
      title: "not judged", message: "This file doesn't parse.")
  }

  package init(about finding: RuleFinding) {
    self.init(
      file: finding.file, line: finding.line, title: finding.rule.rawValue,
      message: "\(finding.why) \(finding.instead)")
  }
}
