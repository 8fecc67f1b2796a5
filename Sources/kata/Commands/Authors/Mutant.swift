import KataCore

extension KataCommand {
  static let mutant = KataCommand(
    spec: CommandSpec(
      "mutant",
      "Lists an exercise's mutants, tries one, or lays one out (for the course's authors).",
      operand: .upToTwo("NN", "MUTANT"),
      options: [
        .init("--edit", "lays it out as whole files; a new name begins with what is right"),
        .init("--save", "takes what was laid out and edited back as a diff"),
      ],
      discussion: """
        For authors of exercises. A mutant is the difference that one mistake makes to the
        reference (where the learner writes the suite: to the given implementation). With a name
        alone, suite, scripts and rules are run against it, and what catches it is said.
        """),
    options: MutantOptions.init,
    run: { options, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      let exercise = try workspace.course.named([options.exercise])[0]
      let mutants = MutantDesk(workspace: workspace, exercise: exercise)
      guard host.files.exists(workspace.solution(exercise.id)) else {
        throw Complaint(
          "This copy of the course holds no solution of \(exercise.id).", next: "kata list",
          exit: .notPassed)
      }
      guard let name = options.name else {
        guard options.step == .attempt else {
          throw Complaint.usage(
            "kata mutant needs to know which one.",
            next: "kata mutant \(exercise.id.number) MUTANT \(options.step.rawValue)")
        }
        output.write(try mutants.list())
        return .success
      }
      switch options.step {
      case .edit: output.write(try mutants.edit(name))
      case .save: output.write(try mutants.save(name))
      case .attempt:
        let mutant = try mutants.mutant(name)
        let texts = try mutants.texts(mutant)
        let desk = try Desk(host, output)
        let lock = try desk.lock()
        defer { withExtendedLifetime(lock) {} }
        output.progress("trying \(name)")
        let trial = MutantTrial(
          world: World(
            workspace: desk.workspace, toolchain: desk.toolchain, limit: Double(Limits.suiteSeconds)
          ),
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

/// What was asked of `kata mutant`.
private struct MutantOptions {
  var exercise: String
  /// Nil where all are to be listed.
  var name: String?
  var step: Step

  enum Step: String {
    case edit = "--edit"
    case save = "--save"
    /// Neither: the mutant is run.
    case attempt = ""
  }

  init(_ invocation: Invocation) throws(Complaint) {
    exercise = invocation.operands[0]
    name = invocation.operands.dropFirst().first
    switch (invocation.has("--edit"), invocation.has("--save")) {
    case (true, true):
      throw Complaint.usage("--edit and --save are two steps.", next: "kata help mutant")
    case (true, false): step = .edit
    case (false, true): step = .save
    case (false, false): step = .attempt
    }
  }
}
