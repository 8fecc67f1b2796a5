import KataAuthors
import KataCore
import KataCourse
import KataHost
import KataJudge

extension KataCommand {
  static let mutant = KataCommand(
    spec: CommandSpec(
      "mutant",
      "Lists an exercise's mutants, tries one, or lays one out (for the course's authors).",
      operand: .upToTwo("NN", "MUTANT"),
      options: [
        .init("--edit", "lays it out as whole files; a new name begins with what is right"),
        .init("--save", "puts what was laid out and edited back into the page of mutants"),
      ],
      discussion: """
        For authors of exercises. A mutant is the difference that one mistake makes to the
        reference (where the learner writes the suite: to the given implementation). With a name
        alone, suite, scripts and rules are run against it, and what catches it is listed.
        """),
    options: { invocation throws(Complaint) in
      guard let exercise = invocation.operands.first else {
        throw .usage("kata mutant needs to know which exercise.", next: "kata help mutant")
      }
      return (
        exercise: exercise, name: invocation.operands.dropFirst().first,
        isEdited: invocation.has("--edit"), isSaved: invocation.has("--save")
      )
    },
    run: { options, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      let exercise = try workspace.course.named([options.exercise])[0]
      let editing = MutantEditing(workspace: workspace, exercise: exercise)
      guard host.files.exists(workspace.solution(exercise.id)) else {
        throw Complaint(
          "This copy of the course holds no solution of \(exercise.id).", next: "kata list",
          exit: .notPassed)
      }
      guard let name = options.name else {
        output.write(try editing.list())
        return .success
      }
      guard !options.isEdited, !options.isSaved else {
        output.write(try options.isEdited ? editing.edit(name) : editing.save(name))
        return .success
      }
      let (mutant, texts) = try editing.find(name)
      let session = try CheckSession(host, progress: output.note)
      let lock = try session.lock()
      defer { withExtendedLifetime(lock) {} }
      output.note(.short("trying \(name)"))
      let caught = try MutantTrial(exercise, in: session).run(mutant, texts)
      output.clearProgress()
      let outcome = caught.isEmpty ? Line("nothing catches it", .bad) : Line("caught", .good)
      output.write(
        [Line(Span("\(name)  ", .strong), Span(mutant.note, .faint))] + caught + [outcome])
      return caught.isEmpty ? .notPassed : .success
    })
}
