/// A learner's work as the trainer's board shows it: one file, `kata.board/1`.
///
/// It holds no code, and no text that the learner has written but the chosen name.
package struct BoardEntry: Codable, Equatable, Sendable {
  package var schema = Self.schema
  package var name: String
  package var exercises: [Cell]
  /// The exercise that the learner is at; nil if all are done.
  package var current: ExerciseID?
  /// The first red test of that exercise; while it does not compile, the one that was red before.
  package var red: Red?
  /// The time of the last verdict, in seconds since 1970 by the learner's clock.
  package var time: Int
  /// The time since when that test has been red.
  package var since: Int

  /// The state of an exercise, as in `kata list`.
  package struct Cell: Codable, Equatable, Sendable {
    package var id: ExerciseID
    /// Nil if it was begun and never judged.
    package var outcome: Outcome?
    package var changed: Bool
  }

  /// A given test that does not pass.
  package struct Red: Codable, Hashable, Sendable {
    package var test: String
    /// The first of the README's edges that it is about.
    package var edge: Int?

    package init(test: String, edge: Int?) {
      (self.test, self.edge) = (test, edge)
    }
  }

  /// Makes an entry that follows an earlier one of the same learner.
  package init(
    _ name: String, _ state: PathState, at current: ExerciseState?, red: Red?, time: Int,
    after last: BoardEntry?
  ) {
    (self.name, self.time, self.current) = (name, time, current?.id)
    exercises = state.exercises.map { Cell(id: $0.id, outcome: $0.outcome, changed: $0.changed) }
    let isSame = last?.current == current?.id && last?.isRed == true
    self.red = red ?? (isSame && current?.outcome == .notCompiled ? last?.red : nil)
    since = time
    if let last, isSame, isRed, last.red == self.red { since = last.since }
  }

  private static let schema = "kata.board/1"

  /// False if no `kata` has written it: anybody can write into a shared folder.
  package var isPlausible: Bool {
    schema == Self.schema && (1...Limits.boardName).contains(name.unicodeScalars.count)
      && red?.test.unicodeScalars.count ?? 0 <= Limits.boardTitle
  }

  package subscript(id: ExerciseID?) -> Cell? { exercises.first { $0.id == id } }

  /// True if the current exercise was judged, and did not pass.
  package var isRed: Bool { self[current]?.outcome?.isRed ?? false }
}

extension PathState {
  /// The exercise that the learner is at: the one that was judged, or the next that is open.
  package func current(after judged: [ExerciseID] = []) -> ExerciseState? {
    let open = exercises.filter(\.isOpen)
    guard judged.count == 1 else {
      return open.first { $0.outcome != .notStarted } ?? open.first
    }
    return open.first { $0.id >= judged[0] } ?? open.first
  }
}
