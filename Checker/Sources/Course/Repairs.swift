package import Core
package import Foundation
import Host

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

    package init(since: Double, repairs: Int = 0, took: Double? = nil) {
      (self.since, self.repairs, self.took) = (since, repairs, took)
    }

    /// Nil once it needs no more.
    package var due: Double? {
      let waits = [2.0, 7, 21]
      return waits.indices.contains(stage) ? since + waits[stage] * 86_400 : nil
    }
  }

  /// Those with a given suite that are due by now, the one that has waited longest first.
  package func due(at now: Double, in course: Core.Course) -> [Core.Course.Exercise] {
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

  /// What to say of a repair for ten minutes after its end.
  package func note(on name: String, at now: Double) -> String? {
    guard let day = days[name], let took = day.took, 0...600 ~= now - day.since else { return nil }
    let minutes = took < 60 ? "" : "\(Int(took) / 60) min "
    return "repaired in \(minutes)\(Int(took) % 60) s, and your own text is back; "
      + (day.due.map { "the next repair is due in \(Int($0 - day.since) / 86_400) days" }
        ?? "this exercise needs no more repairs")
  }
}

/// A broken text that lies in the place of the learner's own, which waits here until it's mended.
package struct Repair: Codable, Sendable, Equatable {
  package let exercise: String
  let start: Double
  /// What a user reports of it.
  package let report: String
  /// False for one that a whole class gets, which changes nobody's days.
  package let counts: Bool
  /// The learner's own files, and those in their place: both by the same paths from the root.
  package var own: [String: Data]
  package let broken: [String: Data]
  /// False while the files change places: then a `kata` was killed halfway.
  package var isLaid = false

  package init(
    of exercise: Core.Course.Exercise, start: Double, report: String, counts: Bool,
    own: [String: Data], broken: [String: Data]
  ) {
    (self.exercise, self.start, self.report) = (exercise.name, start, report)
    (self.counts, self.own, self.broken) = (counts, own, broken)
  }
}

extension Workspace {
  package var again: String { "\(state)/again" }

  /// What is known of repairs; one that a killed `kata` has left halfway is ended.
  package func repairs() throws(Complaint) -> Repairs {
    let path = "\(again)/state.json"
    guard host.files.exists(path) else { return Repairs() }
    guard var repairs: Repairs = try host.files.json(path) else {
      try host.files.replace(path, "\(again)/damaged.json")
      throw .machine(
        "What kata knew of repairs can't be read; it's kept aside in .kata/again/damaged.json.",
        next: "git diff shows whether your exercises are as you left them")
    }
    if repairs.open?.isLaid == false { try giveBack(&repairs) }
    return repairs
  }

  package func save(_ repairs: Repairs) throws(Complaint) {
    try host.files.write(json: repairs, to: "\(again)/state.json")
  }

  /// Gives the learner's own texts back; what lies in their place is kept in `last`.
  package func giveBack(_ repairs: inout Repairs) throws(Complaint) {
    guard let repair = repairs.open else { return }
    repairs.open?.isLaid = false
    try save(repairs)
    for (path, data) in repair.own.sorted(by: { $0.key < $1.key }) {
      let own = try host.files.read("\(again)/own/\(path)") ?? data
      guard try host.files.read(self.path(path)) != own else { continue }
      try putAside(path, in: "last")
      try host.files.write(self.path(path), own)
    }
    repairs.open = nil
    try save(repairs)
    try host.files.remove("\(again)/own")
  }

  package func putAside(_ path: String, in folder: String) throws(Complaint) {
    guard host.files.exists(self.path(path)) else { return }
    let place = "\(again)/\(folder)/\(path)"
    try host.files.createFolder((place as NSString).deletingLastPathComponent)
    try host.files.replace(self.path(path), place)
  }

  /// Throws a complaint while a repair of that exercise is open, or of any.
  package func demandNoRepair(of name: String? = nil) throws(Complaint) {
    guard let open = try repairs().open, name ?? open.exercise == open.exercise else { return }
    throw Complaint(
      "A repair is open, and your own text waits for its end.",
      next: "kata again --back gives it back", exit: .notPassed)
  }
}
