package import Basics
package import Foundation
package import Host

/// The repair that is open, and the days on which passed exercises are due for theirs.
package struct Repairs: Codable, Sendable, Equatable {
  private var schema = "kata.again/1"
  package var open: Repair?
  /// By the exercise's name in `course.json`.
  package var days: [String: Day] = [:]

  package struct Day: Codable, Sendable, Equatable {
    /// The second of 1970 in which it was passed or repaired last.
    package var since: Double
    package var repairs = 0
    /// Those of them that were due.
    var stage = 0
    /// The seconds that the last repair took.
    fileprivate(set) var took: Double?

    /// Nil once it needs no more.
    package var due: Double? {
      let waits = [2.0, 7, 21]
      return waits.indices.contains(stage) ? since + waits[stage] * 86_400 : nil
    }
  }

  /// Those with a given suite that are due by now, the one that has waited longest first.
  package func due(at now: Double, in course: Course) -> [Course.Exercise] {
    let due = course.exercises.filter { $0.writes == .sources }.compactMap { exercise in
      days[exercise.name]?.due.map { (exercise: exercise, day: $0) }
    }
    return due.filter { $0.day <= now }.sorted { $0.day < $1.day }.map(\.exercise)
  }

  /// One that was due brings the next day on; one before its time only moves it.
  package mutating func end(_ repair: Repair, at now: Double) {
    var day = days[repair.exercise] ?? Day(since: now)
    if let due = day.due, due <= repair.start { day.stage += 1 }
    (day.since, day.took, day.repairs) = (now, max(0, now - repair.start), day.repairs + 1)
    days[repair.exercise] = day
  }

  /// A sentence about a repair, for ten minutes after its end.
  package func note(on name: String, at now: Double) -> String? {
    guard let day = days[name], let took = day.took, 0...600 ~= now - day.since else { return nil }
    let minutes = took < 60 ? "" : "\(Int(took) / 60) min "
    return "repaired in \(minutes)\(Int(took) % 60) s, and your own code is back; "
      + (day.due.map { "the next repair is due in \(Int($0 - day.since) / 86_400) days" }
        ?? "this exercise needs no more repairs")
  }
}

/// A broken text that lies in the place of the learner's own, which waits here for the repair's end.
package struct Repair: Codable, Sendable, Equatable {
  package let exercise: String
  let start: Double
  /// A user's report of it.
  package let report: String
  /// False for one that a whole class gets, which changes nobody's days.
  package let counts: Bool
  /// The learner's own files, and those in their place: both by the same paths from the root.
  package let own: [String: Data]
  package let broken: [String: Data]
  /// The folder in which the own files wait, too.
  fileprivate var kept: String?

  package init(
    of exercise: Course.Exercise, start: Double, report: String, counts: Bool,
    own: [String: Data], broken: [String: Data]
  ) {
    (self.exercise, self.start, self.report) = (exercise.name, start, report)
    (self.counts, self.own, self.broken) = (counts, own, broken)
  }
}

extension Workspace {
  package var again: String { "\(state)/again" }

  private var repairsPath: String { ".kata/again/state.json" }

  /// The repairs, as far as they are known.
  package func repairs() throws(Complaint) -> Repairs {
    let path = path(repairsPath)
    guard host.files.exists(path) else { return Repairs() }
    if let repairs: Repairs = try host.files.json(path) { return repairs }
    var number = 1
    while host.files.exists("\(again)/damaged-\(number).json") { number += 1 }
    _ = try host.files.place(path, "\(again)/damaged-\(number).json")
    throw .machine(
      "What kata knew of repairs can't be read; it's kept in .kata/again/damaged-\(number).json.",
      next: "git diff shows whether your exercises are as you left them")
  }

  package func save(_ repairs: Repairs) throws(Complaint) {
    try host.files.write(json: repairs, to: path(repairsPath))
  }

  /// Puts the broken texts in the place of the learner's own, which wait for the repair's end.
  package func begin(_ repair: Repair, _ lock: FileLock) throws(Complaint) {
    var (before, repair) = (try repairs(), repair)
    var change = try FileChange("kata again", as: "again", in: self, lock)
    for (path, broken) in repair.broken {
      try change.put(broken, at: path, over: repair.own[path].map { SHA256.hex($0) })
    }
    repair.kept = change.folder
    before.open = repair
    try put(before, in: &change)
    try change.make()
  }

  /// Gives the learner's own texts back.
  ///
  /// Returns the folder that keeps what lay in their place; nil if that was nothing of the learner's.
  @discardableResult
  package func giveBack(_ repairs: Repairs, _ lock: FileLock) throws(Complaint) -> String? {
    guard let repair = repairs.open else { return nil }
    var after = repairs
    var change = try FileChange("kata again --back", as: "again", in: self, lock)
    for (path, own) in repair.own {
      let seen = try host.files.state(self.path(path))
      let known = [own, repair.broken[path]].compactMap(\.self).map { SHA256.hex($0) }
      try change.put(own, at: path, over: seen, keeps: seen.map { !known.contains($0) } ?? false)
    }
    after.open = nil
    try put(after, in: &change)
    try change.make()
    if let kept = repair.kept { try host.files.remove(path(kept)) }
    return change.kept
  }

  private func put(_ repairs: Repairs, in change: inout FileChange) throws(Complaint) {
    let seen = try host.files.state(path(repairsPath))
    guard let data = try? JSONEncoder().encode(repairs) else { return }
    try change.put(data, at: repairsPath, over: seen, keeps: false)
  }

  /// Throws a complaint while a repair of that exercise is open, or of any.
  package func demandNoRepair(of name: String? = nil) throws(Complaint) {
    guard let open = try repairs().open, name ?? open.exercise == open.exercise else { return }
    throw Complaint(
      "A repair is in progress, and your own code waits for its end.",
      next: "kata again --back gives it back", exit: .notPassed)
  }
}
