import KataCore

/// The state of each exercise as it is remembered: nothing is built or run for it.
struct States {
  let workspace: Workspace

  init(_ workspace: Workspace) {
    self.workspace = workspace
  }

  /// The states of all exercises, also of those that are not on the learner's path.
  func all() throws(Complaint) -> [ExerciseState] {
    let toolchain = Toolchain.remembered(workspace)?.version ?? ""
    let store = VerdictStore(workspace: workspace, toolchain: toolchain)
    return try workspace.course.exercises.map { exercise throws(Complaint) in
      guard try !workspace.isUntouched(exercise) else {
        return ExerciseState(exercise, outcome: .notStarted, changed: false)
      }
      let latest = store.latest(
        exercise.id, key: try store.key(exercise, Judge.Options()))
      return ExerciseState(
        exercise, outcome: latest?.verdict.outcome, changed: latest?.isOutdated ?? true,
        reference: latest?.verdict.reference.state)
    }
  }

  /// The states of the exercises on the learner's path.
  func onPath() throws(Complaint) -> PathState { workspace.onPath(try all()) }

  /// The states on the path; all states if the path leaves this exercise out.
  func around(_ id: ExerciseID?) throws(Complaint) -> PathState {
    let all = try all()
    let path = workspace.onPath(all)
    guard let id, !path.exercises.contains(where: { $0.id == id }) else { return path }
    return PathState(exercises: all)
  }
}
