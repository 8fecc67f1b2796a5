import KataCore

/// Runs suite, scripts and rules against one mutant, and says what catches it.
struct MutantTrial {
  let world: World
  let builder: Builder
  let exercise: Course.Exercise

  private var workspace: Workspace { world.workspace }
  private var id: ExerciseID { exercise.id }

  /// What was found, and whether anything catches it.
  struct Finding {
    var lines: [Line]
    var isCaught: Bool
  }

  func run(_ mutant: Mutant, _ texts: [String: String]) throws(Complaint) -> Finding {
    let title = Line(Span("\(mutant.name)  ", .strong), Span(mutant.note, .faint))
    let caught =
      exercise.writes == .suite ? try bySuite(mutant) : try byStages(mutant, texts)
    let verdict =
      caught.isEmpty
      ? Line("nothing catches it", .bad) : Line("caught", .good)
    return Finding(lines: [title] + caught + [verdict], isCaught: !caught.isEmpty)
  }

  /// The reference suite, against that implementation among all of them.
  private func bySuite(_ mutant: Mutant) throws(Complaint) -> [Line] {
    var plan = BuildPlan(exercises: [id])
    plan.laid[id] = try workspace.host.files.texts(in: "\(workspace.solution(id))/Tests")
    let binary = try build(plan)
    let folder = try SubjectFolder(id, in: workspace)
    let subjects = try SubjectRunner(world: world, folder: folder).run(id, binary).subjects
    guard let index = folder.index(ofMutant: mutant.name) else { return [] }
    let subject = subjects.cases[index]
    return subject.isJudgedRightly
      ? [Line("  the reference suite: \(subject.outcome.rawValue)")] : []
  }

  private func byStages(_ mutant: Mutant, _ texts: [String: String]) throws(Complaint) -> [Line] {
    let reference = try References(workspace: workspace, builder: builder).binaries(for: [exercise])
    var plan = BuildPlan(exercises: [id], players: [id], shipped: [id])
    plan.laid[id] = texts
    let binary = try build(plan)
    var lines: [Line] = []
    let suite = try SuiteRunner(world: world).run(id, binary)
    let names = try workspace.expected(id).tests.map(\.name)
    for test in suite.run.tests(expected: names).cases where test.outcome != .passed {
      lines.append(Line("  the suite: \(test.name) (\(test.outcome.rawValue))"))
    }
    if let reference = reference[id] {
      lines += try byScripts(mutant, binary, reference)
    }
    let rules = try RuleStage(world: world).judge(exercise, at: workspace.laid(id))
    for finding in rules.broken {
      lines.append(Line("  \(finding.rule.rawValue): line \(finding.line): \(finding.why)"))
    }
    return lines
  }

  private func byScripts(
    _ mutant: Mutant, _ binary: String, _ reference: String
  ) throws(Complaint) -> [Line] {
    let players = Players(
      world: world, id: id, learner: binary, reference: reference, sources: workspace.laid(id))
    let recorded = Corpus(workspace: workspace, id: id).recorded()[mutant.name].map { [$0] } ?? []
    let played = try players.play(.random(seed: 1, after: recorded))
    switch played.comparison {
    case .agreed: return []
    case .differs(let difference):
      let shortest = try Shrinking(players: players).shrink(difference, isBrokenOff: false)
      return [Line("  the scripts: \(shortest.scenario)")]
    case .brokenOff(let difference):
      return [Line("  the scripts: broken off by \(difference?.scenario ?? "the first one")")]
    }
  }

  private func build(_ plan: BuildPlan) throws(Complaint) -> String {
    switch try builder.build(plan) {
    case .built(let built): return built.binary
    case .failed(let diagnostics, let output):
      throw .courseDoesNotBuild(diagnostics, output, workspace)
    }
  }
}
