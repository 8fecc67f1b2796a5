import Foundation
package import Basics

/// The flow that was asked for, with its title and remarks.
package struct FlowReport {
  package var title: String
  var diagram: FlowDiagram
  /// The words for one of a test's cases, where there are several.
  private var whichCase: String?
  private var reference: Verdict.Reference?
  /// The failures beside the messages.
  private var failures: [Line] = []
  /// The words on other tests that could have been drawn.
  private var others: [Line] = []

  /// The flow of the test with that name, or of the red one that a verdict begins with, of a
  /// script, or the first test.
  package init(_ verdict: Verdict, _ expected: Expected, test: String?) throws(Complaint) {
    let number = verdict.id.number
    guard verdict.outcome != .notCompiled else {
      throw Complaint(
        "\(verdict.id) does not compile, so no message was recorded.",
        next: "kata check \(number)", exit: .notPassed)
    }
    if let test {
      guard let found = expected.tests.first(where: { $0.name.localizedStandardContains(test) })
      else {
        throw Complaint.usage(
          "\(verdict.id) has no test with \"\(test)\" in its name.", next: "kata check \(number)")
      }
      self.init(verdict, found, expected.cast)
    } else if let failing = FailedFlow.first(of: verdict.tests.tellingFirst(on: verdict.mistake)),
      let found = expected.tests.first(where: { $0.name == failing.name })
    {
      self.init(verdict, found, expected.cast)
      let count = verdict.tests.cases.compactMap(FailedFlow.init).count - 1
      if count > 0 {
        others = [
          .empty,
          Line(
            Span("\(count) more can be drawn: ", .faint), Span("kata flow \(number)", .command),
            Span(" with a part of a test's name", .faint)),
        ]
      }
    } else if let script = verdict.reference.diagram {
      let words = Report.words(for: verdict.reference.state)
      self.init(title: "\(verdict.id) · \(words)", diagram: script)
      reference = verdict.reference
    } else if verdict.tests.passed == verdict.tests.expected, verdict.stage == nil,
      let first = expected.tests.first
    {
      self.init(verdict, first, expected.cast)
    } else {
      throw Complaint(
        "\(verdict.id): there is no message to draw; its verdict is "
          + "\"\(Report.name(verdict.outcome))\".",
        next: "kata check \(number)", exit: .notPassed)
    }
  }

  private init(_ verdict: Verdict, _ test: Expected.Test, _ cast: Cast) {
    let judged = verdict.tests.cases.first { $0.name == test.name }
    let failed = judged.flatMap(FailedFlow.init)?.diagram
    let passing = test.flows.first.map { FlowDiagram(of: $0, cast) }
    var diagram = failed ?? passing ?? FlowDiagram(expected: [Message](), recorded: [], cast: cast)
    // A green test may look at one message alone: the scripts tell whether all are the reference's.
    let isSame = judged?.outcome == .passed && verdict.reference.state == .agreed
    diagram.isAlone = failed == nil && !isSame
    self.init(title: "\(verdict.id) · \(Verdict.Case.title(of: test.name))", diagram: diagram)
    if let judged, judged.outcome != .passed {
      note(judged)
    } else if test.flows.count > 1 {
      whichCase = "the first of its \(test.flows.count) cases"
    }
    if diagram.isAlone, passing != nil, judged?.flow == nil {
      let owner = "as the reference sends it; what your code sends isn't known here"
      whichCase = whichCase.map { "\($0), \(owner)" } ?? owner
    }
  }

  private init(title: String, diagram: FlowDiagram) {
    (self.title, self.diagram) = (title, diagram)
  }

  /// The flow of a test that belongs to no exercise.
  package init(_ test: Verdict.Case, _ flow: TestFlow, _ cast: Cast) {
    title = test.title
    diagram = FailedFlow(test)?.diagram ?? FlowDiagram(of: flow, cast)
    note(test)
  }

  /// Adds what else is told of a test that is red.
  private mutating func note(_ test: Verdict.Case) {
    whichCase = test.shownIssue?.argument.map { "with \($0)" }
    let lines = Report.failures(of: test)
    guard test.outcome != .passed, diagram.difference == nil, !lines.isEmpty else { return }
    failures = [.empty, Line("What failed is not a message, but this:", .bad)] + lines
  }

  package var heading: [Line] {
    [Line(title, .strong)] + (whichCase.map { Report.wrapped($0) } ?? []) + [.empty]
  }

  package func lines(on medium: Medium) -> [Line] {
    if let reference {
      return Report.script(of: reference, on: medium)
    }
    return diagram.lines(on: medium)
      + Report.leak(diagram, columns: 78) + failures
      + others
  }
}
