package import Core
package import Foundation
import Host

/// A broken text that lies in the place of the learner's own, which waits here until it's mended.
package struct Repair: Codable, Sendable, Equatable {
  private var schema = "kata.again/1"
  /// The exercise's name in `course.json`.
  package let exercise: String
  /// The second of 1970 in which it was laid.
  package let start: Double
  /// What a user reports of it.
  package let report: String
  /// False for one that a whole class gets, which changes nobody's days.
  package let counts: Bool
  /// The learner's own files, and those in their place: both by the same paths from the root.
  package fileprivate(set) var own: [String: Data]
  package let broken: [String: Data]
  fileprivate var phase = Phase.beginning

  /// Only while it's open, the broken files lie there: else a `kata` was killed halfway.
  fileprivate enum Phase: String, Codable { case beginning, open, ending }

  package init(
    _ exercise: Course.Exercise, start: Double, report: String, counts: Bool,
    own: [String: Data], broken: [String: Data]
  ) {
    (self.exercise, self.start, self.report) = (exercise.name, start, report)
    (self.counts, self.own, self.broken) = (counts, own, broken)
  }
}

extension Workspace {
  private var again: String { "\(state)/again" }
  private var record: String { "\(again)/open.json" }
  /// What a learner has written in the place of the broken text.
  package var lastRepair: String { "\(again)/last" }

  /// The repair that is open; one that a killed `kata` has left halfway is ended.
  package func repair() throws(Complaint) -> Repair? {
    guard host.files.exists(record) else { return nil }
    guard let repair: Repair = try host.files.json(record),
      exercise(of: repair) != nil
    else {
      let place = "\(again)/damaged.json"
      try host.files.replace(record, place)
      throw .machine(
        "The open repair can't be read, so its record is kept aside in \(relative(place)).",
        next: "see whether your exercise is as you left it: git diff, kata list")
    }
    guard repair.phase != .open else { return repair }
    try giveBack(repair)
    return nil
  }

  /// Puts the broken texts in the place of the learner's own, which are never without a place.
  package func begin(_ repair: Repair) throws(Complaint) {
    var repair = repair
    try host.files.remove("\(again)/own")
    try host.files.write(json: repair, to: record)
    for (path, data) in repair.broken.sorted(by: { $0.key < $1.key }) {
      try move(path, to: "own")
      try host.files.write(self.path(path), data)
      // A save may have come in between.
      if let latest = try host.files.read("\(again)/own/\(path)") { repair.own[path] = latest }
    }
    repair.phase = .open
    try host.files.write(json: repair, to: record)
  }

  /// Gives the learner's own texts back; what lies in their place is kept as the last repair.
  package func giveBack(_ repair: Repair) throws(Complaint) {
    var repair = repair
    if repair.phase == .open {
      repair.phase = .ending
      try host.files.write(json: repair, to: record)
    }
    for (path, data) in repair.own.sorted(by: { $0.key < $1.key }) {
      let own = try host.files.read("\(again)/own/\(path)") ?? data
      guard try host.files.read(self.path(path)) != own else { continue }
      try move(path, to: "last")
      try host.files.write(self.path(path), own)
    }
    try host.files.remove(record)
    try host.files.remove("\(again)/own")
  }

  private func move(_ path: String, to folder: String) throws(Complaint) {
    guard host.files.exists(self.path(path)) else { return }
    let place = "\(again)/\(folder)/\(path)"
    try host.files.createFolder((place as NSString).deletingLastPathComponent)
    try host.files.replace(self.path(path), place)
  }

  package func exercise(of repair: Repair) -> Core.Course.Exercise? {
    course.exercises.first { $0.name == repair.exercise }
  }

  /// Throws a complaint while a repair of that exercise is open, or of any.
  package func demandNoRepair(of name: String? = nil) throws(Complaint) {
    guard let repair = try repair(), name ?? repair.exercise == repair.exercise,
      let exercise = exercise(of: repair)
    else { return }
    throw Complaint(
      "A repair of \(exercise.id) is open, and your own text waits for its end.",
      next: "kata again --back gives it back", exit: .notPassed)
  }
}
