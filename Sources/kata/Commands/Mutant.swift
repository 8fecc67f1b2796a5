import KataCore

extension KataCommand {
  static let mutant = KataCommand(
    spec: CommandSpec(
      "mutant", "Lists an exercise's mutants, tries one, or lays one out to be edited.",
      operand: .upToTwo("NN", "NAME"),
      options: [
        .init("--edit", "lays it out as whole files; a new name begins with what is right"),
        .init("--save", "takes what was laid out and edited back as a diff"),
      ],
      discussion: """
        For authors of exercises. A mutant is the difference that one mistake makes to the
        reference (where the learner writes the suite: to the given implementation). With a name
        alone, suite, scripts and rules are run against it, and what catches it is said.
        """),
    run: { invocation, host in
      let output = try Output(invocation, host)
      let workspace = try Workspace(around: host.directory, host: host)
      let exercise = try workspace.course.named([invocation.operands[0]])[0]
      let mutants = MutantDesk(workspace: workspace, exercise: exercise)
      guard host.files.exists(workspace.solution(exercise.id)) else {
        throw Complaint(
          "This copy of the course holds no solution of \(exercise.id).", next: "kata list",
          exit: .notPassed)
      }
      let (edits, saves) = (invocation.has("--edit"), invocation.has("--save"))
      guard invocation.operands.count == 2 else {
        guard !edits, !saves else {
          throw Complaint.usage(
            "kata mutant needs to know which one.",
            next: "kata mutant \(exercise.id.number) NAME \(edits ? "--edit" : "--save")")
        }
        output.write(try mutants.list())
        return .success
      }
      let name = invocation.operands[1]
      switch (edits, saves) {
      case (true, true):
        throw Complaint.usage("--edit and --save are two steps.", next: "kata help mutant")
      case (true, false): output.write(try mutants.edit(name))
      case (false, true): output.write(try mutants.save(name))
      case (false, false):
        let mutant = try mutants.mutant(name)
        let texts = try mutants.texts(mutant)
        let desk = try Desk(host, output)
        let lock = try desk.lock()
        defer { withExtendedLifetime(lock) {} }
        output.progress("trying \(name)")
        let trial = MutantTrial(
          world: World(workspace: desk.workspace, toolchain: desk.toolchain, limit: 10),
          builder: Builder(workspace: desk.workspace, toolchain: desk.toolchain),
          exercise: exercise)
        let finding = try trial.run(mutant, texts)
        output.clearProgress()
        output.write(finding.lines)
        return finding.isCaught ? .success : .notPassed
      }
      return .success
    })
}
