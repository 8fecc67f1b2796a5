import KataCore

extension KataCommand {
  static let verify = KataCommand(
    spec: CommandSpec(
      "verify", "Proves the course sound (for its authors).", operand: .many("NN"),
      options: [
        .json,
        .init("--seeds", value: "N", "plays 200 scripts from each of so many seeds more (0)"),
        .init("--record", "writes what is generated: expected.json and scripts.json"),
      ],
      discussion: """
        Every stub must fail as recorded; the reference and every alternative must pass and agree
        on 2,000 scripts; every mutant must be caught. Every fault is named, not only the first.
        """),
    run: { invocation, host in
      let output = try Output(invocation, host)
      let desk = try Desk(host, output)
      let lock = try desk.lock()
      defer { withExtendedLifetime(lock) {} }
      let verifier = try Verifier(
        desk.workspace, desk.toolchain, isRecording: invocation.has("--record"),
        seeds: invocation.number("--seeds", in: 0...1000) ?? 0,
        progress: output.progress)
      let report = try verifier.verify(desk.workspace.course.named(invocation.operands))
      output.clearProgress()
      if invocation.has("--json") {
        try output.json(report)
      } else {
        output.write(Report.verify(report))
      }
      return report.faults.isEmpty ? .success : .notPassed
    })
}
