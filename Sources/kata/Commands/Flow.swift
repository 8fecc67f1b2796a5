import Foundation
import KataCore

extension KataCommand {
  static let flow = KataCommand(
    spec: CommandSpec(
      "flow", "Draws the messages of a failing test or script: expected beside recorded.",
      operand: .upToTwo("NN", "TEST"),
      options: [
        .init("--svg", value: "FILE", "writes the picture to a file, for a README or a slide")
      ],
      discussion: """
        Without TEST: the first test that does not pass, or the script that tells your code from
        the reference. TEST is a part of a test's name; a passing test's flow is drawn as it is.
        """),
    run: { invocation, host in
      let output = try Output(invocation, host)
      let desk = try Desk(host, output)
      let exercise = try desk.workspace.course.named([invocation.operands[0]])[0]
      guard exercise.writes == .sources else {
        throw Complaint(
          "kata draws what given spies record; in \(exercise.id) the spies are yours.",
          next: "kata check \(exercise.id.number)", exit: .notPassed)
      }
      var options = Judge.Options()
      options.runsStubs = true
      let verdicts = try desk.verdicts(on: [exercise], options, fresh: false) { _ in }
      guard let verdict = verdicts.first else { return .notPassed }
      let drawing = try Drawing(
        verdict, desk.workspace.expected(exercise.id), test: invocation.operands.dropFirst().first)
      guard let file = invocation.value("--svg") else {
        output.write([Line(drawing.title, .strong), .empty])
        output.write(drawing.lines(width: host.terminal.width, unicode: host.speaksUnicode))
        return .success
      }
      let path = file.hasPrefix("/") ? file : "\(host.directory)/\(file)"
      try host.files.write(path, Data(drawing.diagram.svg.utf8))
      output.write([Line("\(drawing.title): \(file)")])
      return .success
    })
}

/// The flow that was asked for, with what it is a flow of.
private struct Drawing {
  var title: String
  var diagram: FlowDiagram
  private var script: ScriptDifference?
  /// What failed beside the messages.
  private var failures: [Line] = []
  /// How many more tests could have been drawn.
  private var others = 0

  private init(title: String, diagram: FlowDiagram, script: ScriptDifference? = nil) {
    self.title = title
    self.diagram = diagram
    self.script = script
  }

  func lines(width: Int, unicode: Bool) -> [Line] {
    if let script { return Report.script(script, width: width, unicode: unicode) }
    var remarks: [String] = []
    if others > 0 {
      remarks.append("\(others) more can be drawn, each by a part of its test's name.")
    }
    if diagram.parting != nil {
      remarks.append(
        "Spies see who gets a message. The sender that is drawn is the one that VIP has.")
    }
    return diagram.lines(width: width, unicode: unicode) + failures
      + (remarks.isEmpty ? [] : [.empty]) + remarks.map { Line($0, .faint) }
  }

  init(_ verdict: Verdict, _ expected: Expected, test: String?) throws {
    let number = verdict.id.number
    if let test {
      guard let found = expected.tests.first(where: { $0.name.localizedStandardContains(test) })
      else {
        throw Complaint.usage(
          "\(verdict.id) has no test with \"\(test)\" in its name.", next: "kata check \(number)")
      }
      self.init(verdict, found, expected.cast)
    } else if let failing = verdict.tests.cases.first(where: { $0.flow != nil }),
      let found = expected.tests.first(where: { $0.name == failing.name })
    {
      self.init(verdict, found, expected.cast)
      others = verdict.tests.cases.filter { $0.flow != nil }.count - 1
    } else if let difference = verdict.reference.difference {
      self.init(
        title: "\(verdict.id) · the shortest script that shows a difference",
        diagram: difference.diagram, script: difference)
    } else {
      throw Complaint(
        "\(verdict.id): no message to draw is wrong (\(Report.name(verdict.outcome))).",
        next: "kata flow \(number) TEST draws any test, by a part of its name", exit: .notPassed)
    }
  }

  private init(_ verdict: Verdict, _ test: Expected.Test, _ cast: Cast) {
    let judged = verdict.tests.cases.first { $0.name == test.name }
    let flow = judged?.flow
    let expected = flow?.expected ?? test.flows.first ?? []
    self.init(
      title: "\(verdict.id) · \(Report.title(of: test.name))",
      diagram: FlowDiagram(
        expected: expected, recorded: flow?.recorded ?? expected, cast: cast))
    diagram.ending = judged?.ending
    if diagram.parting == nil, let judged, judged.outcome != .passed {
      failures = [.empty, Line("What failed is not a message, but this:", .bad)]
      failures += Report.failures(of: judged)
    }
  }
}
