import Basics
import Common
import Host

extension Subcommand {
  static let flow = Subcommand(
    spec: .flow,
    options: { (names: $0.operands, file: $0.value("--svg")) },
    run: { options, output, host throws(Complaint) in
      let names = options.names
      let drawing = try flow(of: names.dropFirst().first, in: names.first, output, host)
      guard let drawing else { return .notPassed }
      return try output.show(drawing, in: options.file)
    })

  /// The flow of an exercise's test or script; nil if there is none to judge.
  private static func flow(
    of test: String?, in name: String?, _ output: Output, _ host: HostSystem
  ) throws(Complaint) -> FlowReport? {
    let session = try CheckSession(host, progress: output.note)
    let exercise = try session.workspace.exercise(named: name)
    guard exercise.writes == .sources else { throw .noFlow(of: exercise.id) }
    var judging = Judge.Options()
    judging.runsStubs = true
    let verdicts = try session.verdicts(on: [exercise], judging)
    output.clearProgress()
    guard let verdict = verdicts.first else { return nil }
    let attempt = try Attempt(exercise, in: session.workspace)
    return try FlowReport(verdict, attempt.expected, test: test)
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
