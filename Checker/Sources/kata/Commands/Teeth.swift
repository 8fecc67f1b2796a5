import KataCore
import KataCourse
import KataHost
import KataJudge
import KataReports

extension KataCommand {
  static let teeth = KataCommand(
    spec: CommandSpec(
      "teeth", "Tells what your own tests notice: known mistakes, or changes of your code.",
      operand: .optional("NN"),
      options: [
        .init("--package", value: "PATH", "tries changes of a package of yours: --package ."),
        .json, .plain,
      ],
      discussion: """
        Tests that you add to an exercise, in a file of your own beside its suite, are run against
        the mistakes that people make there. They must pass on the reference first. Each mistake is
        built, so it takes some seconds; on Linux, kata check tells the count. In a copy without
        Solutions there are none to try.
        In 24, and with --package, your own code is changed, in a copy of it: a message or an
        assignment is left out, a condition turned round, two arguments exchanged, or a message
        sent on the other side of a wait. All are built at once, and each has a run of your tests.
        In 08 and 21, kata check runs your tests against wrong implementations.
        Exit code: 0 when your tests notice all of them, 1 otherwise.
        """),
    options: { invocation throws(Complaint) in
      let (name, package) = (invocation.operands.first, invocation.value("--package"))
      guard (name == nil) != (package == nil) else {
        throw .usage("kata teeth takes an exercise, or --package.", next: "kata help teeth")
      }
      return (name: name ?? "", package: package, isJSON: invocation.has("--json"))
    },
    run: { options, output, host throws(Complaint) in
      if let path = options.package {
        output.note(.long("builds the package, and tries changes of its code"))
        let folder = host.files.resolved(
          path.hasPrefix("/") ? path : "\(host.directory)/\(path)")
        return try edits(
          of: EditedPackage(folder, host, progress: output.note), output, options.isJSON)
      }
      let session = try CheckSession(host, progress: output.note)
      let workspace = session.workspace
      let exercise = try workspace.named([options.name])[0]
      let number = exercise.id.number
      let lock = try session.lock()
      defer { withExtendedLifetime(lock) {} }
      if let suite = exercise.ownSuite, suite.silences == true {
        return try edits(of: EditedExercise(suite, in: session), output, options.isJSON)
      }
      guard exercise.writes == .sources, exercise.ownSuite == nil else {
        throw .usage(
          "In \(exercise.id) you write the tests that are judged.", next: "kata check \(number)")
      }
      guard workspace.hasReference(exercise.id) else {
        throw Complaint(
          "This copy of the course holds no mistakes of \(exercise.id) to try.",
          next: "kata check \(number)", exit: .notPassed)
      }
      var stage = TeethStage(exercise, in: session)
      let teeth = try stage.run()
      output.clearProgress()
      if options.isJSON { try output.json(teeth) } else { output.write(Report.teeth(teeth)) }
      return teeth.noticed == teeth.mistakes.count ? .success : .notPassed
    })

  private static func edits(
    of code: some EditedCode, _ output: Output, _ isJSON: Bool
  ) throws(Complaint) -> ExitCode {
    let report = try EditStage(code, progress: output.note).run()
    output.clearProgress()
    if isJSON { try output.json(report) } else { output.write(Report.edits(report)) }
    return report.edits.allSatisfy(\.isNoticed) ? .success : .notPassed
  }
}
