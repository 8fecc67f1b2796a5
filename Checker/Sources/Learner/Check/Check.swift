import Basics
import Common
import Host

extension Subcommand {
  static let check = Subcommand(
    spec: CommandSpec(
      "check",
      operand: .many("NN"),
      options: [
        .json,
        .init(
          "--all",
          "explains every red test, not just the first ones; after a pass, lists the green ones"),
        .init("--fresh", "judges again, even what has not changed"),
        .init(
          "--timeout", value: "SECONDS", "how many seconds a suite may run (\(Limits.suiteSeconds))"
        ),
        .init("--scripts", value: "N", nil), .init("--seed", value: "S", nil),
        .plain,
      ] + GradeFile.options([GradeFile.github]),
      discussion: """
        An exercise is named 3, 03 or Exercise03. Add part of a test's name after one number to see
        only that test, as in kata check 12 stale.
        Exit code: 0 when all passed, or can't be graded in this copy; 1 when something is left to
        do; 3 when the machine is at fault.
        """),
    options: CheckOptions.init,
    run: { options, output, host throws(Complaint) in
      let session = try CheckSession(host, progress: output.note)
      let workspace = session.workspace
      let exercises =
        options.names.isEmpty
        ? workspace.ownExercises : try workspace.named(options.names)
      let verdicts = try session.verdicts(on: exercises, options.judging)
      output.clearProgress()
      try? workspace.tell(exercises, host)
      if case .named(let words) = options.choice,
        verdicts.allSatisfy({ $0.outcome != .notCompiled && $0.tests.named(words).isEmpty })
      {
        let stage = verdicts.contains { $0.stage != nil } ? " of the stage in hand" : ""
        throw .usage(
          "No test\(stage) has \"\(words)\" in its name.", next: "kata check \(options.names[0])")
      }
      if options.isJSON {
        try output.json(CheckReport(toolchain: session.toolchain.version, exercises: verdicts))
      } else {
        let lines = Report.check(
          verdicts, asked: exercises.count, on: try workspace.statesOnPath(),
          workspace.offers,
          choice: options.choice,
          on: Medium(
            width: min(80, host.terminal.width), unicode: host.speaksUnicode,
            isPlain: output.isPlain))
        if let file = options.file {
          file.fenced(host) { output.write(lines) }
          let table = GradeTable(verdicts, session.toolchain.version, workspace.course)
          try file.write(table.githubSummary, of: table, host, place: workspace.host.place)
        } else {
          output.write(output.fitted(lines))
          // An editor names a file, and nobody may be at its terminal.
          if let answer = verdicts.first?.answer, verdicts.count == 1, options.areNumbers,
            output.pause("Your answer? Then press Return for one to compare with.")
          {
            output.write(output.fitted(Report.after(answer)))
          }
        }
      }
      return verdicts.allSatisfy(\.outcome.isSettled) ? .success : .notPassed
    })
}

private struct CheckOptions {
  var names: [String]
  var isJSON: Bool
  var areNumbers: Bool { names.allSatisfy { ExerciseID($0) != nil } }
  var choice = Report.Choice.usual
  var judging = Judge.Options()
  var file: GradeFile?

  init(_ invocation: Invocation) throws(Complaint) {
    names = invocation.operands
    file = try GradeFile(invocation, formats: [GradeFile.github])
    isJSON = invocation.has("--json")
    if let seconds = try invocation.number("--timeout", in: 1...600) {
      judging.conditions.limit = Double(seconds)
    }
    if let scripts = try invocation.number("--scripts", in: 0...100_000) {
      judging.conditions.scripts = scripts
    }
    judging.conditions.seed = try invocation.number("--seed", in: 0...Int.max).map(UInt64.init)
    judging.runsStubs = !names.isEmpty
    judging.isThorough = true
    if invocation.has("--all") { choice = .all }
    if names.count == 2, ExerciseID("\(names[1].prefix { $0 != "-" })") == nil,
      !names[1].contains("/")
    {
      choice = .named(names.removeLast())
    }
    judging.isFresh = invocation.has("--fresh")
  }
}
