import KataCore

extension KataCommand {
  static let check = KataCommand(
    spec: CommandSpec(
      "check", "Judges exercises: all of them, or those that are named.", operand: .many("NN"),
      options: [
        .json,
        .init("--fresh", "judges again what has not changed since last time"),
        .init("--timeout", value: "SECONDS", "the longest that a suite may run (10)"),
        .init("--scripts", value: "N", "how many random scripts are compared (200)"),
        .init("--seed", value: "S", "the scripts' seed, to see the same ones again"),
      ],
      discussion: """
        An exercise is named 3, 03 or Exercise03. It is built, its suite is run as it was shipped,
        and random scripts are played through your code and through the reference. Where you write
        the suite, it is run against right and wrong implementations. What has not changed since the last verdict is answered from memory, and says so.
        Exit code: 0 when all passed, 1 when something did not, 3 when the machine is at fault.
        """),
    run: { invocation, host in
      let output = try Output(invocation, host)
      let desk = try Desk(host, output)
      let named = try desk.workspace.course.named(invocation.operands)
      let options = try Judge.Options(invocation)
      var verdicts: [Verdict] = []
      let failure = Result {
        try desk.verdicts(
          on: named, options, fresh: invocation.has("--fresh") || options.seed != nil,
          each: { verdicts.append($0) })
      }
      output.clearProgress()
      verdicts.sort { $0.id < $1.id }
      if !invocation.has("--json") {
        output.write(
          verdicts.flatMap {
            named.count > 1 ? Report.brief($0) : Report.verdict($0, unicode: host.speaksUnicode)
          })
      }
      // Who has a verdict has seen it by now, whatever kept the others from theirs.
      _ = try failure.get()
      if invocation.has("--json") {
        try output.json(
          CheckReport(toolchain: desk.toolchain.version, exercises: verdicts))
      } else {
        output.write(Report.closing(verdicts))
        if verdicts.allSatisfy({ $0.outcome == .passed }) {
          let states = try States(desk.workspace).all()
          output.write(
            Report.onward(
              states, after: verdicts.map(\.id),
              isSupplied: verdicts.allSatisfy { $0.reference.state != .notSupplied }))
        }
      }
      return verdicts.allSatisfy { $0.outcome == .passed } ? .success : .notPassed
    })
}

extension Judge.Options {
  init(_ invocation: Invocation) throws {
    limit = Double(try invocation.number("--timeout", in: 1...3600) ?? 10)
    scripts = try invocation.number("--scripts", in: 0...100_000) ?? 200
    seed = try invocation.number("--seed", in: 0...Int.max).map(UInt64.init)
    runsStubs = !invocation.operands.isEmpty
  }
}
