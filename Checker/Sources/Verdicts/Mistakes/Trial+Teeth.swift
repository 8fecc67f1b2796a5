package import Basics
import Host

extension Trial {
  /// Runs the tests that a learner has added to the suite against the exercise's known mistakes.
  ///
  /// Complains if there are no own tests, or if they are not green on the reference.
  package func teeth(_ progress: ProgressHandler) throws(Complaint) -> Teeth {
    defer { try? world.clean() }
    var trial = Trial(exercise, builder, world, reference: nil)
    trial.request.isShipped = false
    let reference = try workspace.host.files.texts(in: workspace.path(exercise.layout.reference))
    let built: Built
    switch try trial.outcome(of: reference) {
    case .built(let program): built = program
    case .failed(let diagnostics, _): throw try trial.fault(diagnostics)
    }
    let start = workspace.host.clock()
    let suite = try SuiteStage(world: world).run(exercise.id, built.binary)
    let seconds = workspace.host.clock() - start
    let names = try workspace.expected(exercise.id).tests.map(\.name)
    let own = suite.run.tests(expected: names).added
    guard !own.isEmpty else {
      throw Complaint(
        "You have added no test of your own.",
        next: "write one into a new file in \(exercise.layout.tests)", exit: .notPassed)
    }
    if let red = own.first(where: { $0.outcome != .passed }) {
      throw Complaint(
        "\"\(red.title)\" does not pass on the reference: it asks for something other than the "
          + "README.", next: "kata show \(exercise.id.number)", exit: .notPassed)
    }
    var teeth = Teeth(id: exercise.id, tests: own.map(\.title))
    let mutants = try Mutants(of: exercise, in: workspace).all.filter { $0.mutant.rule == nil }
    progress(.short("building \(mutants.count) mistakes"))
    let together = try trial.together(reference, mutants.map(\.texts))
    // The given tests have no turn.
    let given = suite.run.identifiers(of: Set(names))
    var world = world
    world.limit = min(world.limit, Limits.wrongSubjectSeconds(given: seconds))
    for (index, (mutant, texts)) in mutants.enumerated() {
      progress(.short("trying mistake \(index + 1) of \(mutants.count)"))
      let number = together?.numbers[index]
      let built = if number != nil { together?.built } else { try trial.build(texts) }
      guard let built else { continue }
      world.variant = number ?? 0
      let red = try SuiteStage(world: world).run(exercise.id, built.binary, skipping: given)
        .run.tests(expected: names).added.filter { $0.outcome != .passed }
      teeth.mistakes.append(
        Teeth.Mistake(edge: mutant.edge, sentence: mutant.sentence, noticedBy: red.map(\.title)))
    }
    return teeth
  }

  /// The reason why the tests don't compile with the reference.
  private func fault(_ diagnostics: [Diagnostic]) throws(Complaint) -> Complaint {
    let isAlone = try build(workspace.sources(of: exercise)) == nil
    let error = diagnostics.first { $0.severity == .error }
    return Complaint(
      isAlone
        ? "Your tests do not compile."
        : "Your tests compile with your Sources, but not with the reference: use only what the "
          + "scene declares, and the names in the task.",
      details: error.map { ["\(workspace.relative($0.file)):\($0.line): \($0.message)"] } ?? [],
      next: "kata check \(exercise.id.number)", exit: .notPassed)
  }
}
