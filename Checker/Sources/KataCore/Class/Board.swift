/// The state of a room by the learners' entries: those who are stuck longest come first.
package struct Board: Equatable, Sendable {
  package let rows: [Row]
  /// The exercises that a learner has begun, or is at.
  package let exercises: [ExerciseID]
  /// Remarks on files that are not shown.
  package var notes: [String] = []

  package struct Row: Equatable, Sendable {
    package var entry: BoardEntry
    /// Minutes since the last verdict.
    package var idle: Int
    /// Minutes since when the same test is red; nil if the current exercise is not red.
    package var stuck: Int?

    package var isIdle: Bool { idle > Limits.idleMinutes }
    /// True if the learner has most likely left the room.
    package var isAway: Bool { idle > Limits.awayMinutes }

    fileprivate var order: (Int, Int, String) { (isAway ? 1 : 0, -(stuck ?? -1), entry.name) }
  }

  /// An exercise in which people are stuck on the same test.
  package struct Obstacle: Hashable, Sendable {
    package var id: ExerciseID
    /// Nil where no test has run, or all pass.
    package var red: BoardEntry.Red?
    /// The verdict; nil if a test tells more.
    package var outcome: Outcome?

    fileprivate var order: String { "\(id) \(red?.edge ?? 0) \(red?.test ?? "")" }
  }

  /// Sorts entries; one from the future counts as one of `now`, and an unknown exercise as none.
  package init(_ entries: [BoardEntry], unreadable: Int = 0, now: Int, known: [ExerciseID]) {
    func minutes(since time: Int) -> Int { (now - min(now, max(0, time))) / 60 }
    let named = Dictionary(grouping: entries, by: \.name)
    let rows = named.values.compactMap { $0.max { $0.time < $1.time } }.map { entry in
      Row(
        entry: entry, idle: minutes(since: entry.time),
        stuck: entry.isRed ? minutes(since: entry.since) : nil)
    }.sorted { $0.order < $1.order }
    exercises = known.filter { id in
      rows.contains { row in
        row.entry.current == id || row.entry[id].map { $0.outcome != .notStarted } ?? false
      }
    }
    self.rows = rows
    if unreadable > 0 { notes.append("files that can't be read: \(unreadable)") }
    let doubles = named.filter { $1.count > 1 }.keys.sorted().joined(separator: ", ")
    if !doubles.isEmpty { notes.append("more than one file, the newest is shown: \(doubles)") }
  }

  /// The people who have given a sign of themselves lately.
  package var present: [Row] { rows.filter { !$0.isAway } }

  /// The tests on which several people are stuck, with their number; those of most people come first.
  package var obstacles: [(obstacle: Obstacle, count: Int)] {
    let stuck = present.filter { $0.stuck != nil }.compactMap { row in
      row.entry.current.map { id in
        let red = row.entry.red
        return Obstacle(id: id, red: red, outcome: red == nil ? row.entry[id]?.outcome : nil)
      }
    }
    return Dictionary(grouping: stuck) { $0 }.map { ($0, $1.count) }.filter { $0.1 > 1 }
      .sorted { (-$0.1, $0.0.order) < (-$1.1, $1.0.order) }
  }
}
