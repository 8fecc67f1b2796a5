import KataCore

extension KataCommand {
  static let verify = KataCommand(
    spec: CommandSpec(
      "verify", "Proves the course sound (for its authors).", operand: .many("NN"),
      options: [
        .json,
        .init("--seeds", value: "N", "plays the scripts of so many seeds more (0)"),
        .init("--record", "writes what is generated: expected.json and scripts.json"),
      ],
      discussion: """
        Every stub must fail as recorded; the reference and every alternative must pass and agree
        on 2,000 scripts; every mutant must be caught. Every fault is named, not only the first.
        """),
    options: VerifyOptions.init,
    run: { options, output, host throws(Complaint) in
      let desk = try Desk(host, output)
      // Whoever proves a share works under the lock of the one that shares.
      let lock = try host.environment[SharedProof.variable] == nil ? desk.lock() : nil
      defer { withExtendedLifetime(lock) {} }
      let verifier = Verifier(
        desk.workspace, desk.toolchain, options: options, progress: output.progress)
      let report = try verifier.verify(desk.workspace.course.named(options.names))
      output.clearProgress()
      if options.isJSON {
        try output.json(report)
      } else {
        output.write(Report.verify(report))
      }
      return report.faults.isEmpty ? .success : .notPassed
    })
}

/// What was asked of `kata verify`.
struct VerifyOptions {
  var names: [String]
  var isJSON: Bool
  var isRecording: Bool
  /// How many seeds more are played.
  var seeds: Int

  init(_ invocation: Invocation) throws(Complaint) {
    names = invocation.operands
    isJSON = invocation.has("--json")
    isRecording = invocation.has("--record")
    seeds = try invocation.number("--seeds", in: 0...1000) ?? 0
  }
}
