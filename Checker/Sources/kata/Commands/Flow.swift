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
        .init("--package", value: "PATH", "draws a test of a package of yours: --package . TEST"),
        .plain,
      ],
      discussion: """
        Without TEST: the first test that fails by its messages, or the script that tells your
        code from the reference, or else the first test. TEST is a part of a test's name. In 100
        columns or more, expected and recorded messages stand side by side, if they fit.
        Spies know who gets a message, not who sends it: the sender is drawn as VIP has it. Of a
        long message, a drawing shows what differs from the last one of that name.
        Docs/spykit.md has the flow of tests in packages of your own.
        """),
    options: { (names: $0.operands, file: $0.value("--svg"), package: $0.value("--package")) },
    run: { options, output, host throws(Complaint) in
      let names = options.names
      let drawing =
        if let folder = options.package {
          try ownFlow(names.first, in: folder, output, host)
        } else {
          try flow(of: names.dropFirst().first, in: names.first, output, host)
        }
      guard let drawing else { return .notPassed }
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

  /// The flow of an exercise's test or script; nil if there is none to judge.
  private static func flow(
    of test: String?, in name: String?, _ output: Output, _ host: KataHost
  ) throws(Complaint) -> FlowReport? {
    let session = try CheckSession(host, progress: output.note)
    let exercise = try session.workspace.exercise(named: name)
    guard exercise.writes == .sources else { throw .noFlow(of: exercise.id) }
    var judging = Judge.Options()
    judging.runsStubs = true
    let verdicts = try session.verdicts(on: [exercise], judging)
    output.clearProgress()
    guard let verdict = verdicts.first else { return nil }
    let submission = try Submission(exercise, in: session.workspace)
    return try FlowReport(verdict, submission.expected, test: test)
  }

  private static func ownFlow(
    _ test: String?, in folder: String, _ output: Output, _ host: KataHost
  ) throws(Complaint) -> FlowReport {
    output.note(.long("builds the package, and runs its tests"))
    let path = folder.hasPrefix("/") ? folder : "\(host.directory)/\(folder)"
    let recorded = try PackageFlow(host).flow(of: test, in: host.files.resolved(path))
    output.clearProgress()
    return FlowReport(recorded)
  }
}

extension Complaint {
  /// The complaint about an exercise whose spies are the learner's, so that no flow is recorded.
  static func noFlow(of id: ExerciseID) -> Self {
    Self(
      "kata draws what given spies record; in \(id) the spies are yours.",
      next: "kata check \(id.number)", exit: .notPassed)
  }
}
