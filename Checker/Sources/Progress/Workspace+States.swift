package import Basics

/// The state of each exercise as it is remembered: nothing is built or run for it.
extension Workspace {
  /// The states of all exercises, also of those that are not on the learner's path.
  package func states() throws(Complaint) -> [ExerciseState] {
    let repair = try repairs().open
    return try course.exercises.map { exercise throws(Complaint) in
      let last = lastVerdict(on: exercise.id)
      if let repair, repair.exercise == exercise.name, let last = last?.verdict {
        // The own text is what counts.
        return ExerciseState(
          exercise, outcome: last.outcome, changed: false, reference: last.reference.state)
      }
      guard try !isUntouched(exercise) else {
        return ExerciseState(exercise, outcome: .notStarted, changed: false)
      }
      let own = try taskDigest(exercise)
      var state = ExerciseState(
        exercise, outcome: last?.verdict.outcome, changed: last?.own != own,
        reference: last?.verdict.reference.state)
      state.taskChanged = try last?.isOfAnotherTask(own: own, work: workDigest(exercise)) ?? false
      return state
    }
  }

  package func statesOnPath() throws(Complaint) -> PathState { onPath(try states()) }

  /// The states on the path; all states if the path leaves this exercise out.
  package func states(around id: ExerciseID?) throws(Complaint) -> PathState {
    let all = try states()
    let path = onPath(all)
    guard let id, !path.exercises.contains(where: { $0.id == id }) else { return path }
    return PathState(exercises: all)
  }

  /// The edge that the last verdict is about most likely; nil where the learner writes the tests.
  package func redEdge(of state: ExerciseState) -> Int? {
    guard state.outcome?.isRed == true, state.writes == .sources else { return nil }
    let verdict = lastVerdict(on: state.id)?.verdict
    return verdict.flatMap { $0.tests.edge(on: $0.mistake) }
  }

  /// The exercise that is named; without a name, the first of the path with something left to do.
  package func exercise(named name: String?) throws(Complaint) -> Course.Exercise {
    if let name { return try named([name])[0] }
    let next = try statesOnPath().exercises.first(where: \.isOpen)?.id
    return next.flatMap { course[$0] } ?? course.exercises[0]
  }
}
