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
        .init("--seeds", value: "N", "also plays the scripts of N more seeds (0)"),
        .init("--record", "writes shipped.txt, scripts.json, and what is recorded"),
      ],
      discussion: """
        Names every fault, not only the first; CONTRIBUTING.md says what has to hold.
        """),
    options: { invocation throws(Complaint) in
      var verifying = Verifier.Options()
      verifying.isRecording = invocation.has("--record")
      verifying.seeds = try invocation.number("--seeds", in: 0...1000) ?? 0
      return (names: invocation.operands, isJSON: invocation.has("--json"), verifying: verifying)
    },
    run: { options, output, host throws(Complaint) in
      let session = try CheckSession(host, progress: output.note)
      // A process that proves a share works under the lock of the one that started it.
      let lock = try host.share == nil ? session.lock() : nil
      defer { withExtendedLifetime(lock) {} }
      guard session.workspace.hasSolutions else {
        throw .usage("This copy of the course holds no Solutions to prove.", next: "kata check")
      }
      // A broken text is not what is shipped.
      if options.verifying.isRecording { try session.workspace.demandNoRepair() }
      var verifier = Verifier(in: session, options.verifying)
      let exercises = try session.workspace.named(options.names)
      let report = try verifier.verify(exercises)
      if options.verifying.isRecording, host.share == nil, report.faults.isEmpty {
        for exercise in exercises
        where exercise.writes == .sources && session.workspace.hasReference(exercise.id) {
          output.note(.short("finding questions on \(exercise.id)"))
          try QuestionSearch(exercise: exercise, session: session).record()
        }
      }
      output.clearProgress()
      if options.isJSON {
        try output.json(report)
      } else {
        output.write(Report.verify(report, isRecording: options.verifying.isRecording))
      }
      return report.faults.isEmpty ? .success : .notPassed
    })
}
