import Host
import Basics
import Common

extension Subcommand {
  static let mutant = Subcommand(
    spec: CommandSpec(
      "mutant",
      operand: .upToTwo("NN", "MUTANT"),
      options: [
        .init("--from", value: "FILE", "makes a mutant of a learner's file, and proves it"),
        .init("--edge", value: "E4", "the edge that it breaks, if no test says so"),
      ],
      discussion: """
        With a name alone, suite, scripts and rules are run against it, and what catches it is listed.
        """),
    options: { invocation throws(Complaint) in
      guard let exercise = invocation.operands.first else {
        throw .usage("kata mutant needs to know which exercise.", next: "kata help mutant")
      }
      return (
        exercise: exercise, name: invocation.operands.dropFirst().first,
        from: invocation.value("--from"), edge: invocation.value("--edge")
      )
    },
    run: { options, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      let exercise = try workspace.named([options.exercise])[0]
      let reference = "\(workspace.solution(exercise.id))/\(exercise.ownFolder)"
      guard host.files.exists(reference) else {
        throw Complaint(
          "This copy of the course holds no solution of \(exercise.id).", next: "kata list",
          exit: .notPassed)
      }
      if let path = options.from {
        let session = try CheckSession(host, progress: output.note)
        let lock = try session.lock()
        defer { withExtendedLifetime(lock) {} }
        let draft = MutantDraft(exercise: exercise, session: session)
        let lines = try draft.make(from: path, named: options.name, edge: options.edge)
        output.clearProgress()
        output.write(lines)
        return .success
      }
      let mutants = try Mutants(of: exercise, in: workspace)
      guard let name = options.name else {
        let rows = mutants.all.map { [$0.mutant.name, $0.mutant.edge, $0.mutant.sentence] }
        output.write(
          Report.table([["\(exercise.id)", "edge", "what is wrong"]] + rows)
            + mutants.faults.map { Line($0, .bad) })
        return .success
      }
      guard let (mutant, texts) = mutants.all.first(where: { $0.mutant.name == name }) else {
        let near = Spelling.nearest(to: name, among: mutants.all.map(\.mutant.name))
        throw .usage(
          "\(exercise.id) has no mutant \"\(name)\"\(near.map { "; did you mean \($0)?" } ?? ".")",
          next: "kata mutant \(exercise.id.number)")
      }
      let session = try CheckSession(host, progress: output.note)
      let lock = try session.lock()
      defer { withExtendedLifetime(lock) {} }
      output.note(.short("trying \(name)"))
      let caught = try MutantTrial(exercise: exercise, session: session).run(mutant, texts)
      output.clearProgress()
      let outcome = caught.isEmpty ? Line("nothing catches it", .bad) : Line("caught", .good)
      output.write(
        [Line(Span("\(name)  ", .strong), Span(mutant.note, .faint))] + caught + [outcome])
      return caught.isEmpty ? .notPassed : .success
    })
}

/// Runs suite, scripts and rules against one mutant, and lists what catches it.
struct MutantTrial {
  let exercise: Course.Exercise
  let session: CheckSession

  private var workspace: Workspace { session.workspace }
  private var id: ExerciseID { exercise.id }

  /// A line for each test, script and rule that catches the mutant.
  func run(_ mutant: Mutant, _ texts: [String: String]) throws(Complaint) -> [Line] {
    exercise.writes == .suite ? try bySuite(mutant) : try byStages(texts)
  }

  /// Runs the reference suite against that implementation among all of them.
  private func bySuite(_ mutant: Mutant) throws(Complaint) -> [Line] {
    var request = BuildRequest(id)
    request.texts = try workspace.host.files.texts(
      in: "\(workspace.solution(id))/\(exercise.ownFolder)")
    let folder = try SubjectFolder(exercise, in: workspace)
    let subjects = try SubjectStage(world: session.world, folder: folder).run(
      exercise, session.builder.program(of: request).binary
    ).subjects
    return zip(folder.names, subjects.cases).filter { $0 == mutant.name && $1.isJudgedRightly }
      .map { Line("  the reference suite: \($1.outcome.rawValue)") }
  }

  private func byStages(_ texts: [String: String]) throws(Complaint) -> [Line] {
    let trial = try Trial(exercise, in: session)
    var request = trial.request
    request.texts = texts
    let built = try trial.builder.program(of: request)
    let names = try workspace.expected(id).tests.map(\.name)
    var lines = try SuiteStage(world: session.world).run(id, built.binary)
      .run.tests(expected: names).cases
      .filter { $0.outcome != .passed }
      .map { Line("  the suite: \($0.name) (\($0.outcome.rawValue))") }
    let recorded = ScriptList.recorded(for: id, in: workspace).values.sorted()
    let (expected, played) = try trial.scripts.play(built.binary, .random(seed: 1, after: recorded))
    switch try trial.scripts.comparison(expected, played) {
    case .agreed: break
    case .differs(let difference): lines.append(Line("  the scripts: \(difference.scenario)"))
    case .brokenOff(let difference):
      lines.append(Line("  the scripts: broken off by \(difference?.scenario ?? "the first")"))
    }
    let rules = try RuleStage(world: session.world, builder: session.builder)
      .search(exercise, texts).result()
    return lines
      + rules.broken.map { Line("  \($0.rule.rawValue): line \($0.line): \($0.why)") }
  }
}
