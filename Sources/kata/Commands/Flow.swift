import Foundation
import KataCore
import KataCourse
import KataHost
import KataJudge
import KataReports

extension KataCommand {
  static let flow = KataCommand(
    spec: CommandSpec(
      "flow", "Draws the messages of a failing test or script: expected beside recorded.",
      operand: .upToTwo("NN", "TEST"),
      options: [
        .init("--svg", value: "FILE", "writes the picture to a file, for a README or a slide"),
        .plain,
      ],
      discussion: """
        Without TEST: the first test that fails by its messages, or the script that tells your
        code from the reference, or else the first test. TEST is a part of a test's name. In 100
        columns or more, expected and recorded messages stand side by side, if they fit.
        Spies know who gets a message, not who sends it: the sender is drawn as VIP has it. A
        screen is looked at after each step. Of a
        long message, a drawing shows what differs from the last one of that name.
        """),
    options: {
      (
        name: $0.operands.first, test: $0.operands.dropFirst().first, file: $0.value("--svg")
      )
    },
    run: { options, output, host throws(Complaint) in
      let session = try CheckSession(host, progress: output.note)
      let exercise = try session.workspace.exercise(named: options.name)
      guard exercise.writes == .sources else {
        throw .noFlow(of: exercise.id)
      }
      var judging = Judge.Options()
      judging.runsStubs = true
      let verdicts = try session.verdicts(on: [exercise], judging)
      output.clearProgress()
      guard let verdict = verdicts.first else { return .notPassed }
      let submission = try Submission(exercise, in: session.workspace)
      let drawing = try FlowReport(verdict, submission.expected, test: options.test)
      guard let file = options.file else {
        output.write(drawing.heading)
        output.write(
          drawing.lines(
            width: host.terminal.width, unicode: host.speaksUnicode, isPlain: output.isPlain))
        return .success
      }
      let path = file.hasPrefix("/") ? file : "\(host.directory)/\(file)"
      try host.files.write(path, Data(drawing.diagram.svg.utf8))
      output.write([Line("\(drawing.title): \(file)")])
      return .success
    })
}

extension Complaint {
  /// The complaint about an exercise whose spies are the learner's, so that no flow is recorded.
  static func noFlow(of id: ExerciseID) -> Self {
    Self(
      "kata draws what given spies record; in \(id) the spies are yours.",
      next: "kata check \(id.number)", exit: .notPassed)
  }
}
