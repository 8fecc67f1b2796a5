package import Core
import Foundation
import Host

/// The days on which passed exercises are due for a repair.
package struct RepairDays: Codable, Sendable, Equatable {
  private var schema = "kata.again/1"
  /// By the exercise's name in `course.json`.
  package var exercises: [String: Entry] = [:]

  package struct Entry: Codable, Sendable, Equatable {
    /// The second of 1970 in which it was passed or repaired last.
    package var since: Double
    package var repairs = 0
    /// The seconds that the last repair took.
    package var took: Double?

    /// Nil once it needs no more.
    package var due: Double? {
      RepairDays.waits.indices.contains(repairs)
        ? since + Double(RepairDays.waits[repairs]) * 86_400 : nil
    }
  }

  /// Days from a pass to the first repair, and from one repair to the next.
  package static let waits = [2, 7, 21]

  /// The names of those that are due by now, the one that has waited longest first.
  package func due(at now: Double) -> [String] {
    exercises.filter { $0.value.due.map { $0 <= now } ?? false }
      .sorted { ($0.value.due ?? 0, $0.key) < ($1.value.due ?? 0, $1.key) }.map(\.key)
  }

  package mutating func pass(_ name: String, at now: Double) {
    if exercises[name] == nil { exercises[name] = Entry(since: now) }
  }

  package mutating func end(_ repair: Repair, at now: Double) {
    let last = exercises[repair.exercise]
    exercises[repair.exercise] = Entry(
      since: now, repairs: (last?.repairs ?? 0) + 1, took: max(0, now - repair.start))
  }

  /// What to say of a repair for ten minutes after its end.
  package func note(on name: String, at now: Double) -> String? {
    guard let entry = exercises[name], let took = entry.took, 0...600 ~= now - entry.since else {
      return nil
    }
    let next = entry.due.map {
      "the next repair is due in \(Int(($0 - entry.since) / 86_400)) days"
    }
    let minutes = took < 60 ? "" : "\(Int(took) / 60) min "
    return "repaired in \(minutes)\(Int(took) % 60) s, and your own text is back; "
      + (next ?? "this exercise needs no more repairs")
  }
}

extension Workspace {
  private var days: String { "\(state)/again/days.json" }

  /// None are known where they can't be read, which costs nothing but repairs.
  package func repairDays() -> RepairDays {
    (try? host.files.json(days) as RepairDays?) ?? RepairDays()
  }

  package func remember(_ change: (inout RepairDays) -> Void) throws(Complaint) {
    var all = repairDays()
    let before = all
    change(&all)
    guard all != before else { return }
    // What can't be read may be of a newer program.
    if host.files.exists(days), before == RepairDays() {
      try host.files.replace(days, "\(days).old")
    }
    try host.files.write(json: all, to: days)
  }

  /// The names of exercises of this course that are due by now.
  package var dueRepairs: [String] {
    repairDays().due(at: host.now()).filter { name in
      course.exercises.contains { $0.name == name }
    }
  }
}
