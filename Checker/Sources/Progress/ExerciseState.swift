/// The state of one exercise, as `kata list` remembers it.
package struct ExerciseState: Codable, Sendable, Equatable {
  package var id: ExerciseID
  package var title: String
  package var scene: String
  package var minutes: Int
  package var folder: String
  /// The files that the learner edits, from the course's root.
  package var files: [String]
  package var writes: Course.Writes
  /// Nil if it was begun and never judged.
  package var outcome: Outcome?
  /// True if the learner's part or its task has changed since it was judged.
  package var changed: Bool
  /// True if its task alone has changed since then.
  package var taskChanged = false
  /// The result of comparing it with the reference; nil if it was never judged.
  package var reference: Verdict.Reference.State?

  package init(
    _ exercise: Course.Exercise, outcome: Outcome?, changed: Bool,
    reference: Verdict.Reference.State? = nil
  ) {
    (id, title, scene) = (exercise.id, exercise.title, exercise.scene)
    (minutes, writes) = (exercise.minutes, exercise.writes)
    (folder, files) = (exercise.layout.folder, exercise.tasks.flatMap(\.paths))
    (self.outcome, self.changed, self.reference) = (outcome, changed, reference)
  }

  package var isPassed: Bool { outcome == .passed && !changed }

  package var isChangedSincePass: Bool { outcome == .passed && changed }

  package var isCompared: Bool { reference != .notSupplied }

  /// True if something is left for the learner to do here.
  package var isOpen: Bool { changed || outcome?.isSettled != true }
}

/// The states of the exercises on a path; its JSON is that of `kata list --json`.
package struct PathState: Codable, Sendable, Equatable {
  package var schema = "kata.list/1"
  package var path = CoursePath.whole
  package var exercises: [ExerciseState]

  /// The open exercise that comes behind these on the path, or else the first one.
  package func next(after passed: [ExerciseID]) -> ExerciseState? {
    let begin = exercises.lastIndex { passed.contains($0.id) }.map { $0 + 1 } ?? 0
    return (exercises[begin...] + exercises[..<begin]).first {
      $0.isOpen && !passed.contains($0.id)
    }
  }

  /// The exercise that the learner is at: the first one that is begun, or else the first open one.
  package var current: ExerciseState? {
    let open = exercises.filter(\.isOpen)
    return open.first { $0.outcome != .notStarted } ?? open.first
  }
}
