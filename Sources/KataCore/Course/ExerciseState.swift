/// What `kata list` says of one exercise, from memory.
package struct ExerciseState: Codable, Sendable, Equatable {
  package var id: ExerciseID
  package var title: String
  package var scene: String
  package var minutes: Int
  /// What the learner edits, from the course's root.
  package var files: [String]
  package var writes: Course.Writes
  /// Nil when it was begun and never judged.
  package var outcome: Outcome?
  /// Whether the learner's part, or what that is asked to do, was changed since it was judged.
  package var changed: Bool
  /// What comparing it with the reference came to; nil when it was never judged.
  package var reference: Verdict.Reference.State?

  package init(
    _ exercise: Course.Exercise, outcome: Outcome?, changed: Bool,
    reference: Verdict.Reference.State? = nil
  ) {
    id = exercise.id
    title = exercise.title
    scene = exercise.scene
    minutes = exercise.minutes
    files = exercise.paths
    writes = exercise.writes
    self.outcome = outcome
    self.changed = changed
    self.reference = reference
  }

  package var isPassed: Bool { outcome == .passed && !changed }

  /// Whether it once passed, and something was changed since.
  package var isChangedSincePass: Bool { outcome == .passed && changed }

  /// Whether there was something to compare it with.
  package var isCompared: Bool { reference != .notSupplied }

  /// Whether there is something left for the learner to do here.
  package var isOpen: Bool { changed || outcome?.isSettled != true }
}

/// How far the learner is on a path.
package struct PathState: Sendable, Equatable {
  /// Its name.
  package var path: String
  package var exercises: [ExerciseState]

  package init(path: String = CoursePath.whole, exercises: [ExerciseState]) {
    self.path = path
    self.exercises = exercises
  }
}

/// The JSON of `kata list --json`.
package struct ListReport: Codable, Sendable {
  package var schema = "kata.list/1"
  /// The path that is followed; the exercises are those on it.
  package var path: String
  package var exercises: [ExerciseState]

  package init(_ state: PathState) {
    path = state.path
    exercises = state.exercises
  }
}
