import Foundation
package import KataCore

/// The flow that was asked for, with its title and remarks.
package struct FlowReport {
  package var title: String
  package var diagram: FlowDiagram
  /// The exercise's; nil for a test of another package.
  private var number: Int?
  /// The words for one of a test's cases, where there are several.
  private var whichCase: String?
  private var reference: Verdict.Reference?
  /// The failures beside the messages.
  private var failures: [Line] = []
  /// The number of other tests that could have been drawn.
  private var others = 0

  /// The flow of the test with that in its name; without a name, of the first that does not pass, or
  /// of a script, or of the first test.
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
    } else if let failing = FailedFlow.first(of: verdict.tests.cases),
      let found = expected.tests.first(where: { $0.name == failing.name })
    {
      self.init(verdict, found, expected.cast)
      others = verdict.tests.cases.compactMap(FailedFlow.init).count - 1
    } else if let script = verdict.reference.diagram {
      let words = Report.words(for: verdict.reference.state)
      self.init(number, title: "\(verdict.id) · \(words)", diagram: script)
      reference = verdict.reference
    } else if verdict.tests.passed == verdict.tests.expected, let first = expected.tests.first {
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
    let given = test.flows.first ?? TestFlow(messages: [])
    var passing = FlowDiagram(expected: given.messages, recorded: given.messages, cast: cast)
    passing.show(given.asides, expected: given.asides)
    self.init(
      verdict.id.number, title: "\(verdict.id) · \(Verdict.Case.title(of: test.name))",
      diagram: judged.flatMap(FailedFlow.init)?.diagram ?? passing)
    if let judged, judged.outcome != .passed {
      note(judged)
    } else if test.flows.count > 1 {
      whichCase = "the first of its \(test.flows.count) cases"
    }
  }

  private init(_ number: Int, title: String, diagram: FlowDiagram) {
    (self.number, self.title, self.diagram) = (number, title, diagram)
  }

  /// The flow of a test in a package of one's own.
  package init(_ recorded: RecordedTest) {
    let test = recorded.test
    let messages = recorded.flow.messages
    var passing = FlowDiagram(expected: messages, recorded: messages, cast: recorded.cast)
    passing.show(recorded.flow.asides, expected: recorded.flow.asides)
    title = test.title
    diagram = FailedFlow(test)?.diagram ?? passing
    note(test)
  }

  /// Adds what else is told of a test that is red.
  private mutating func note(_ test: Verdict.Case) {
    whichCase = test.told?.argument.map { "with \($0)" }
    let lines = Report.failures(of: test)
    guard test.outcome != .passed, diagram.difference == nil, !lines.isEmpty else { return }
    failures = [.empty, Line("What failed is not a message, but this:", .bad)] + lines
  }

  /// The lines above it.
  package var heading: [Line] {
    [Line(title, .strong)]
      + (whichCase.map { Wrapping.sentences($0, columns: 78) } ?? []).map { Line($0) } + [.empty]
  }

  /// The drawing for a terminal of that many columns.
  package func lines(width: Int, unicode: Bool, isPlain: Bool = false) -> [Line] {
    if let reference {
      return Report.script(of: reference, width: width, unicode: unicode, isPlain: isPlain)
    }
    let drawn = isPlain ? diagram.plainLines : diagram.lines(width: width, unicode: unicode)
    return drawn + Report.leak(diagram, columns: 78) + failures
      + (remarks.isEmpty ? [] : [.empty]) + remarks
  }

  private var remarks: [Line] {
    guard let number else { return [] }
    let more = Line(
      Span("\(others) more can be drawn: ", .faint), Span("kata flow \(number)", .command),
      Span(" with a part of a test's name", .faint))
    return others > 0 ? [more] : []
  }
}
