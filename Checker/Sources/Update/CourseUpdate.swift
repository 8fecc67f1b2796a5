import Core
import Course
import Foundation
import Host

/// Puts a newer course in the place of a copy's, and keeps what its learner wrote.
struct CourseUpdate {
  let workspace: Workspace
  let newer: NewerCourse

  /// What an update did, as its learner is told.
  struct Result {
    var plan: UpdatePlan
    /// The exercises with work of the learner's, as the newer course has them.
    var begun: [Course.Exercise] = []
    /// Those of them whose task is another now: they are judged anew.
    var changedTasks: [Course.Exercise] = []
    /// The files of stubs that are others now, under the learner's work, with what changed in them.
    var changedStubs: [(path: String, lines: [String])] = []
    /// Folders with work on exercises that the course no longer has.
    var gone: [String] = []
    /// The folder with what was kept aside.
    var kept: String
  }

  private var files: Files { workspace.host.files }

  func run() throws(Complaint) -> Result {
    let own = try workspace.course.exercises.map { exercise throws(Complaint) in
      (exercise, try workspace.own(of: exercise))
    }
    let mine = try files.courseTree(workspace.root)
    var base = try workspace.base(mine)
    if let folder = newer.place.base {
      base = UpdatePlan.Base(tree: try files.courseTree(folder), isWhole: true)
    }
    let plan = UpdatePlan(
      mine, from: base, to: try files.courseTree(newer.place.folder), own: own.flatMap(\.1))
    var result = Result(plan: plan, kept: freeFolder)
    for (old, folders) in own where folders.contains(where: \.isTouched) {
      note(old, in: &result)
    }
    try apply(plan, result.kept)
    for (old, folders) in own where folders.contains(where: \.isTouched) { try renumber(old) }
    return result
  }

  /// A folder for what is kept aside: none ever replaces another.
  private var freeFolder: String {
    var number = 1
    func folder() -> String { "\(workspace.state)/backups/update-\(number)" }
    while files.exists(folder()) { number += 1 }
    return folder()
  }

  /// What the update changes about an exercise with work of the learner's.
  private func note(_ old: Course.Exercise, in result: inout Result) {
    guard let new = newer.course.exercises.first(where: { $0.name == old.name }) else {
      return result.gone.append(old.layout.folder)
    }
    result.begun.append(new)
    let (was, now) = (workspace.shipped, newer.shipped)
    if was[old.id, old.givenFolder] != now[new.id, new.givenFolder] || old.rules != new.rules {
      result.changedTasks.append(new)
    }
    for side in new.tasks {
      let (before, after) = (was[old.id, side.ownFolder], now[new.id, side.ownFolder])
      for name in Set(before.keys).union(after.keys).sorted() where before[name] != after[name] {
        result.changedStubs.append(
          ("\(side.own)/\(name)", Self.lines(from: before[name] ?? "", to: after[name] ?? "")))
      }
    }
  }

  /// The lines that one text has and the other has not, in the order of the texts.
  static func lines(from old: String, to new: String) -> [String] {
    new.lines.difference(from: old.lines).map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }
  }

  private func apply(_ plan: UpdatePlan, _ kept: String) throws(Complaint) {
    for path in plan.named + plan.unknown { try copy(path, from: workspace.root, to: kept) }
    for path in plan.removed { try files.remove(workspace.path(path)) }
    // What an interrupted update is begun anew from comes last.
    let last = ["Exercises/course.json", ShippedFiles.path]
    for path in plan.written.filter({ !last.contains($0) }) + last.filter(plan.written.contains) {
      try copy(path, from: newer.place.folder, to: workspace.root)
    }
    if let commit = newer.place.commit, let git = Git(workspace.host, in: workspace.root) {
      let room = NewerCourseSearch.room(of: workspace)
      try UpdateRecord(
        git: git, commit: commit, left: plan.left, index: UpdateRecord.index(in: room)
      ).write()
    }
  }

  /// Takes the learner's folders along where an exercise has another number now.
  private func renumber(_ old: Course.Exercise) throws(Complaint) {
    guard let new = newer.course.exercises.first(where: { $0.name == old.name }),
      new.id != old.id
    else { return }
    for (from, to) in zip(old.tasks, new.tasks) where files.exists(workspace.path(from.own)) {
      try files.remove(workspace.path(to.own))
      try files.move(workspace.path(from.own), workspace.path(to.own))
    }
  }

  private func copy(_ path: String, from: String, to: String) throws(Complaint) {
    let target = "\(to)/\(path)"
    try files.createFolder((target as NSString).deletingLastPathComponent)
    try files.copy("\(from)/\(path)", target)
  }
}
