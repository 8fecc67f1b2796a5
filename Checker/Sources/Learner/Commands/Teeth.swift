import Course
import CommandKit
import Core
import Judge
import Reports

extension Subcommand {
  static let teeth = Subcommand(
    spec: .teeth,
    options: { invocation throws(Complaint) in
      guard let name = invocation.operands.first else {
        throw .usage("kata teeth takes an exercise, or --package.", next: "kata help teeth")
      }
      return (name: name, isJSON: invocation.has("--json"))
    },
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
          "This copy of the course holds no mistakes of \(exercise.id) to try.",
          next: "kata check \(number)", exit: .notPassed)
      }
      let lock = try session.lock()
      defer { withExtendedLifetime(lock) {} }
      var stage = TeethStage(exercise, in: session)
      let teeth = try stage.run()
      output.clearProgress()
      if options.isJSON { try output.json(teeth) } else { output.write(Report.teeth(teeth)) }
      return teeth.noticed == teeth.mistakes.count ? .success : .notPassed
    })
}
