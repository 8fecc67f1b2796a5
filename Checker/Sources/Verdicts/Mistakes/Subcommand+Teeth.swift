import Basics

extension Subcommand {
  package static let teeth = Subcommand(
    spec: CommandSpec(
      "teeth", operand: .one("NN"), options: [.json, .plain],
      discussion: """
        Tests that you add to an exercise, in a file of your own beside its suite, are run against
        the mistakes that people make there. They must pass on the reference first. Each mistake is
        built, so this takes some seconds; on Linux, kata check tells you how many they notice. A copy
        without Solutions has none to try.
        In 08, 21 and 24, kata check runs your tests against wrong code.
        Exit code: 0 when your tests notice all of them, 1 otherwise.
        """),
    options: { (name: $0.operands[0], isJSON: $0.has("--json")) },
    run: { options, output, host throws(Complaint) in
      let session = try CheckSession(host, progress: output.note)
      let workspace = session.workspace
      let exercise = try workspace.named([options.name])[0]
      let number = exercise.id.number
      guard exercise.writes == .sources, exercise.ownSuite == nil else {
        throw .usage(
          "In \(exercise.id) you write the tests that are judged.", next: "kata check \(number)")
      }
      guard workspace.hasReference(exercise.id) else {
        throw Complaint(
          "This copy of the course has no mistakes of \(exercise.id) to try.",
          next: "kata check \(number)", exit: .notPassed)
      }
      let lock = try session.lock()
      defer { withExtendedLifetime(lock) {} }
      let teeth = try Trial(exercise, in: session).teeth(session.progress)
      output.clearProgress()
      if options.isJSON { try output.json(teeth) } else { output.write(Report.teeth(teeth)) }
      return teeth.noticed == teeth.mistakes.count ? .success : .notPassed
    })
}
