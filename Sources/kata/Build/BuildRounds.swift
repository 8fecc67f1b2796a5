import KataCore

/// Builds submissions together, and leaves out what does not compile until the rest does.
struct BuildRounds {
  private(set) var submissions: [Submission]
  private var plan: BuildPlan

  init(
    _ submissions: [Submission], players: Set<ExerciseID>, beside: [ExerciseID: Command] = [:]
  ) {
    self.submissions = submissions
    plan = BuildPlan(exercises: submissions.map(\.exercise.id))
    plan.players = players
    plan.beside = beside
    plan.shipped = Set(submissions.filter(\.suite.isChanged).map(\.exercise.id))
  }

  /// All that compiles; nil when nothing does.
  mutating func build(_ builder: Builder) throws(Complaint) -> Built? {
    let workspace = builder.workspace
    while !plan.exercises.isEmpty {
      let start = workspace.host.clock()
      let result = try builder.build(plan)
      let seconds = workspace.host.clock() - start
      for index in submissions.indices where plan.exercises.contains(submissions[index].id) {
        submissions[index].buildSeconds += seconds
      }
      switch result {
      case .built(let built): return built
      case .failed(let diagnostics, let output):
        let blamed = submissions.indices.filter { blame($0, diagnostics, workspace) }
        guard !blamed.isEmpty else {
          throw .courseDoesNotBuild(diagnostics, output, workspace)
        }
      }
    }
    return nil
  }

  /// Leaves out the part of a submission that the errors are in; false when they are not its own.
  private mutating func blame(
    _ index: Int, _ diagnostics: [Diagnostic], _ workspace: Workspace
  ) -> Bool {
    let id = submissions[index].id
    guard plan.exercises.contains(id),
      let own = submissions[index].errors(in: diagnostics, workspace)
    else { return false }
    switch own.part {
    case .suite where submissions[index].suite.hasAdditions && !plan.shipped.contains(id):
      plan.shipped.insert(id)
    case .player where plan.players.contains(id):
      // Whoever can't be played may be told more by the suite's errors, if it has any.
      submissions[index].diagnostics = own.diagnostics
      plan.players.remove(id)
    default:
      submissions[index].diagnostics = own.diagnostics
      plan.exercises.removeAll { $0 == id }
      plan.players.remove(id)
    }
    return true
  }
}
