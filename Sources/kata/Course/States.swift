import KataCore

/// What is remembered about each exercise, without building or running anything.
struct States {
  let workspace: Workspace

  init(_ workspace: Workspace) {
    self.workspace = workspace
  }

  func all() throws -> [ExerciseState] {
    let toolchain = Toolchain.remembered(workspace)?.version ?? ""
    let store = VerdictStore(workspace: workspace, toolchain: toolchain)
    return try workspace.course.exercises.map { exercise in
      let key = try store.key(exercise, Judge.Options())
      let folder = workspace.exercise(exercise.id)
      let untouched = try workspace.differences(
        "\(folder)/\(exercise.shipped[0].folder)", "\(workspace.given(exercise.id))/start"
      ).isEmpty
      let latest = store.latest(exercise.id)
      let current = store.verdict(exercise.id, key: key)
      return ExerciseState(
        exercise, outcome: untouched ? .notStarted : (current ?? latest)?.outcome,
        changed: !untouched && current == nil)
    }
  }
}
