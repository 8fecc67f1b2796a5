import Host
import Basics
import Common
import Practice

extension Subcommand {
  static let verify = Subcommand(
    spec: CommandSpec(
      "verify", operand: .many("NN"),
      options: [
        .json,
        .init("--record", "writes shipped.txt, scripts.json, and what is recorded"),
        .init("--watch", "says of one exercise what is missing next, after each save; records it"),
      ],
      discussion: """
        Names every fault, not only the first; CONTRIBUTING.md says what has to hold.
        """),
    options: { invocation throws(Complaint) in
      let isWatching = invocation.has("--watch")
      guard !isWatching || invocation.operands.count == 1 else {
        throw .usage("--watch looks at one exercise.", next: "kata verify 28 --watch")
      }
      return (
        names: invocation.operands, isJSON: invocation.has("--json"),
        verifying: Verifier.Options(isRecording: invocation.has("--record")), isWatching: isWatching
      )
    },
    run: { options, output, host throws(Complaint) in
      if options.isWatching {
        return try NextWorkLoop(NextWork(name: options.names[0], output: output, host: host)).run()
      }
      let session = try CheckSession(host, progress: output.note)
      // A process that proves a share works under the lock of the one that started it.
      let lock = try host.share == nil ? session.lock() : nil
      defer { withExtendedLifetime(lock) {} }
      guard session.workspace.hasSolutions else {
        throw .usage("This copy of the course holds no Solutions to prove.", next: "kata check")
      }
      let exercises = try session.workspace.named(options.names)
      let report = try options.verifying.report(on: exercises, session, output)
      output.clearProgress()
      if options.isJSON {
        try output.json(report)
      } else {
        output.write(Report.verify(report, isRecording: options.verifying.isRecording))
      }
      return report.faults.isEmpty ? .success : .notPassed
    })
}

extension Verifier.Options {
  /// Proves exercises, and records them if they are sound and that is asked for.
  func report(
    on exercises: [Course.Exercise], _ session: CheckSession, _ output: Output
  ) throws(Complaint) -> VerifyReport {
    // A broken text is not what is shipped.
    if isRecording { try session.workspace.demandNoRepair() }
    var verifier = Verifier(in: session, self)
    let report = try verifier.verify(exercises)
    guard isRecording, session.workspace.host.share == nil, report.faults.isEmpty else {
      return report
    }
    for exercise in exercises
    where exercise.writes == .sources && session.workspace.hasReference(exercise.id) {
      output.note(.short("finding questions on \(exercise.id)"))
      try QuestionSearch(exercise: exercise, session: session).record()
    }
    return report
  }
}
