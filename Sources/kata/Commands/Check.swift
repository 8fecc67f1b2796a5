import KataCore

extension KataCommand {
  static let check = KataCommand(
    spec: CommandSpec(
      "check", "Judges exercises: those of your path, or those that are named.",
      operand: .many("NN"),
      options: [
        .json,
        .init("--fresh", "judges again what has not changed since last time"),
        .init(
          "--timeout", value: "SECONDS", "the longest that a suite may run (\(Limits.suiteSeconds))"
        ),
        .init(
          "--scripts", value: "N",
          "how many random scripts are compared (at least \(Limits.scripts))"),
        .init("--seed", value: "S", "the scripts' seed, to see the same ones again"),
        .plain,
      ],
      discussion: """
        An exercise is named 3, 03 or Exercise03. It is built, its suite is run as it was shipped,
        and random scripts are played through your code and through the reference. Where you write
        the suite, it is run against right and wrong implementations. What has not changed since the last verdict is answered from memory, and says so.
        Exit code: 0 when all passed, or can't be graded in this copy, which has nothing against
        it; 1 when something is left to do; 3 when the machine is at fault.
        """),
    options: CheckOptions.init,
    run: { options, output, host throws(Complaint) in
      let desk = try Desk(host, output)
      let named =
        options.names.isEmpty
        ? desk.workspace.ownExercises : try desk.workspace.course.named(options.names)
      var verdicts: [Verdict] = []
      let failure = Result { () throws(Complaint) in
        try desk.verdicts(
          on: named, options.judging, fresh: options.isFresh,
          each: { verdicts.append($0) })
      }
      output.clearProgress()
      let offers = desk.workspace.offers
      verdicts.sort { $0.id < $1.id }
      let remembered = Result { () throws(Complaint) in try States(desk.workspace).all() }
      if !options.isJSON {
        let told = verdicts.map(\.id)
        let isWhyTold = ((try? remembered.get()) ?? []).contains {
          !told.contains($0.id) && $0.isPassed && !$0.isCompared
        }
        output.write(
          verdicts.flatMap {
            named.count > 1
              ? Report.brief($0, offers, isPlain: output.isPlain)
              : Report.verdict(
                $0, offers, unicode: host.speaksUnicode, isWhyTold: isWhyTold,
                isPlain: output.isPlain)
          })
      }
      // Who has a verdict has seen it by now, whatever kept the others from theirs.
      _ = try failure.get()
      if options.isJSON {
        try output.json(
          CheckReport(toolchain: desk.toolchain.version, exercises: verdicts))
      } else {
        output.write(Report.closing(verdicts))
        // What is red has said what comes next.
        let settled = verdicts.filter(\.outcome.isSettled)
        let isAnyRed = verdicts.contains { $0.outcome != .notStarted && !settled.contains($0) }
        let own = desk.workspace.onPath(try remembered.get())
        if verdicts.count > 1, !own.exercises.contains(where: \.isOpen) {
          output.write(Report.rest(own.exercises))
        } else if !isAnyRed, verdicts.count > 1 || !settled.isEmpty {
          output.write(
            Report.onward(
              own, after: settled.map(\.id),
              why: verdicts.count == 1 && offers.solutions.contains(verdicts[0].id)))
        }
      }
      return verdicts.allSatisfy(\.outcome.isSettled) ? .success : .notPassed
    })
}

/// What was asked of `kata check`.
private struct CheckOptions {
  var names: [String]
  var isJSON: Bool
  var isFresh: Bool
  var judging = Judge.Options()

  init(_ invocation: Invocation) throws(Complaint) {
    names = invocation.operands
    isJSON = invocation.has("--json")
    if let seconds = try invocation.number("--timeout", in: 1...600) {
      judging.limit = Double(seconds)
    }
    if let scripts = try invocation.number("--scripts", in: 0...100_000) {
      judging.scripts = scripts
    }
    judging.seed = try invocation.number("--seed", in: 0...Int.max).map(UInt64.init)
    judging.runsStubs = !names.isEmpty
    isFresh = invocation.has("--fresh") || judging.seed != nil
  }
}
