import Basics
import Common
import Host

/// Puts a newer course in the place of a copy's, and keeps what its learner wrote.
struct CourseUpdate {
  let workspace: Workspace
  let newer: NewerCourse
  let lock: FileLock

  /// The work of an update, as its learner is told.
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
    let mine = try files.courseTree(workspace.root, of: [.file, .link, .other])
    var base = try workspace.base(mine)
    if let folder = newer.place.base {
      base = UpdatePlan.Base(tree: try files.courseTree(folder), isWhole: true)
    }
    let plan = UpdatePlan(
      mine, from: base, to: try files.courseTree(newer.place.folder), own: own.flatMap(\.1))
    var change = try FileChange("kata update", as: "update", in: workspace, lock)
    var result = Result(plan: plan, kept: change.folder)
    let kept = Set(plan.named + plan.unknown)
    let touched = own.filter { $0.1.contains(where: \.isTouched) }.map(\.0)
    let moved = touched.flatMap { renumbered($0, mine.keys) }
    for path in plan.removed {
      try change.put(nil, at: path, over: mine[path], keeps: kept.contains(path))
    }
    for path in plan.written {
      try change.put(
        file: "\(newer.place.folder)/\(path)", at: path, over: mine[path],
        keeps: kept.contains(path))
    }
    for (from, to) in moved {
      try change.put(file: workspace.path(from), at: to, over: mine[to], keeps: false)
      try change.put(nil, at: from, over: mine[from], keeps: false)
    }
    for old in touched { note(old, in: &result) }
    try ShippedTexts(in: workspace.root, workspace.host).keep(newer.shipped)
    try change.make(telling: record(plan.left))
    return result
  }

  /// The learner's files, and their new places, if an exercise has another number now.
  private func renumbered(
    _ old: Course.Exercise, _ mine: some Sequence<String>
  ) -> [(from: String, to: String)] {
    guard let new = newer.course.exercises.first(where: { $0.name == old.name }), new.id != old.id
    else { return [] }
    return zip(old.tasks, new.tasks).flatMap { old, new in
      mine.filter { $0.hasPrefix("\(old.own)/") }
        .map { (from: $0, to: new.own + $0.dropFirst(old.own.count)) }
    }
  }

  /// Tells the copy's repository, where the newer course came from one; nil if it didn't.
  private func record(_ left: [String]) -> (() throws(Complaint) -> Void)? {
    guard let commit = newer.place.commit, let git = Git(workspace.host, in: workspace.root) else {
      return nil
    }
    let room = NewerCourseSearch(workspace: workspace).room
    let record = UpdateRecord(
      git: git, commit: commit, left: left, index: UpdateRecord.index(in: room))
    return { () throws(Complaint) in try record.write() }
  }

  /// Notes how the update changes an exercise that has the learner's work in it.
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
}
