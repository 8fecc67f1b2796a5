import Course
import Commands
import Core
import Host
import Judge
import Reports

extension Subcommand {
  /// `kata teeth NN --changes` and `kata teeth --package PATH`.
  static let changes = Subcommand(
    spec: .teeth,
    options: { invocation throws(Complaint) in
      let (name, folder) = (invocation.operands.first, invocation.value("--package"))
      guard (name == nil) != (folder == nil) else {
        throw .usage(
          "kata teeth takes an exercise, or a package.", next: "kata help teeth")
      }
      return (name: name ?? "", folder: folder, isJSON: invocation.has("--json"))
    },
    run: { options, output, host throws(Complaint) in
      if let folder = options.folder {
        output.note(.long("builds the package, and tries changes of its code"))
        let folder = host.files.resolved(host.place(folder))
        return try run(EditedPackage(folder, host, progress: output.note), output, options.isJSON)
      }
      let session = try CheckSession(host, progress: output.note)
      let exercise = try session.workspace.named([options.name])[0]
      guard let suite = exercise.ownSuite, suite.silences == true else {
        throw .usage(
          "In \(exercise.id) your tests are not run on your own code.",
          next: "kata teeth \(exercise.id.number)")
      }
      let lock = try session.lock()
      defer { withExtendedLifetime(lock) {} }
      return try run(EditedExercise(suite, in: session), output, options.isJSON)
    })

  private static func run(
    _ code: some EditedCode, _ output: Output, _ isJSON: Bool
  ) throws(Complaint) -> ExitCode {
    let report = try EditStage(code, progress: output.note).run()
    output.clearProgress()
    if isJSON { try output.json(report) } else { output.write(Report.edits(report)) }
    return report.edits.allSatisfy(\.isNoticed) ? .success : .notPassed
  }
}
