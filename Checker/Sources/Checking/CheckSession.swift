package import Basics
package import Host

/// The course, the toolchain and the verdicts so far: everything that a command needs to judge.
package struct CheckSession {
  package let workspace: Workspace
  package let toolchain: Toolchain
  package let progress: ProgressHandler

  package init(_ host: HostSystem, progress: @escaping ProgressHandler) throws(Complaint) {
    self.progress = progress
    workspace = try Workspace(around: host.directory, host: host)
    toolchain = try Toolchain(
      host, remembered: "\(workspace.state)/toolchain.json", temporary: workspace.temporary)
  }

  package var builder: Builder { Builder(workspace: workspace, toolchain: toolchain) }

  package var world: ProcessWorld {
    ProcessWorld(workspace: workspace, toolchain: toolchain, limit: Double(Limits.suiteSeconds))
  }

  /// An exercise as it is at one moment.
  private struct Snapshot {
    let workspace: Workspace
    let marks: [String]
    /// A digest of all that a verdict depends on; nil if nothing was begun.
    let key: String?
  }

  private func snapshot(
    of exercise: Course.Exercise, in frozen: Workspace, _ options: Judge.Options
  ) throws(Complaint) -> Snapshot {
    let marks = marks(exercise)
    let isBegun = try !frozen.isUntouched(exercise)
    return Snapshot(
      workspace: frozen, marks: marks,
      key: isBegun ? try frozen.verdictKey(exercise, toolchain.version, options.conditions) : nil)
  }

  /// Marks show a save that was taken back, and are quicker than another look at the texts.
  private func marks(_ exercise: Course.Exercise) -> [String] {
    ([exercise.layout.folder, exercise.layout.solution] + exercise.scenePaths)
      .flatMap { workspace.marks(below: workspace.path($0)) }.map(\.text)
  }

  /// Verdicts in the course's order, from memory where nothing has changed.
  package func verdicts(
    on exercises: [Course.Exercise], _ options: Judge.Options
  ) throws(Complaint) -> [Verdict] {
    let repair = try workspace.repairs().open?.exercise
    let frozen = workspace.frozen
    var verdicts: [Verdict] = []
    var open: [(exercise: Course.Exercise, snapshot: Snapshot)] = []
    for exercise in exercises {
      let snapshot = try snapshot(of: exercise, in: frozen, options)
      let last = remembered(exercise, snapshot, options, isAlone: exercises.count == 1)
      if let last, exercise.name != repair {
        verdicts.append(last)
      } else {
        open.append((exercise, snapshot))
      }
    }
    guard !open.isEmpty else { return verdicts }
    let lock = try lock()
    var options = options
    options.isThorough = options.isThorough && open.count == 1
    for (exercise, snapshot) in open {
      verdicts.append(try judge(exercise, snapshot, options, lock))
    }
    return verdicts.sorted { $0.id < $1.id }
  }

  /// Judges an exercise; what was saved meanwhile is judged again.
  private func judge(
    _ exercise: Course.Exercise, _ first: Snapshot, _ options: Judge.Options, _ lock: FileLock
  ) throws(Complaint) -> Verdict {
    var snapshot = first
    for _ in 1...Limits.attemptsToJudge {
      if marks(exercise) != snapshot.marks {
        snapshot = try self.snapshot(of: exercise, in: workspace.frozen, options)
      }
      let judge = Judge(
        workspace: snapshot.workspace, toolchain: toolchain, options: options, progress: progress)
      let verdict = try judge.verdict(on: exercise)
      if marks(exercise) == snapshot.marks {
        return try keep(verdict, of: exercise, options.isThorough, snapshot, lock)
      }
    }
    throw .machine(
      "\(exercise.id) kept changing while it was judged.",
      next: "run the same command again once you've stopped saving there")
  }

  /// The last verdict on an exercise, if it still holds.
  private func remembered(
    _ exercise: Course.Exercise, _ snapshot: Snapshot, _ options: Judge.Options, isAlone: Bool
  ) -> Verdict? {
    // Rules that could not be looked at may be the next time.
    guard !options.isFresh, let key = snapshot.key,
      let last = snapshot.workspace.lastVerdict(on: exercise.id), last.key == key,
      last.verdict.rules.state != .unavailable,
      last.isThorough == true || !options.isThorough || !isAlone
    else { return nil }
    var verdict = last.verdict
    verdict.cached = true
    // In watch, the own text that has come back is looked at at once.
    let note = try? workspace.repairs().note(on: exercise.name, at: workspace.host.now())
    verdict.notes += [note].compactMap(\.self)
    return verdict
  }

  /// Ends the repair of an exercise if it passed, and starts the days of one without a repair.
  ///
  /// Returns what to say of a repair; nil where none is open.
  private func end(
    of exercise: Course.Exercise, _ outcome: Outcome, _ lock: FileLock
  ) throws(Complaint) -> [String]? {
    var repairs = try workspace.repairs()
    let (name, now) = (exercise.name, workspace.host.now())
    guard let open = repairs.open, open.exercise == name else {
      if outcome == .passed, repairs.days[name] == nil {
        repairs.days[name] = Repairs.Day(since: now)
        try workspace.save(repairs)
      }
      return nil
    }
    guard outcome.isSettled else { return [] }
    if open.counts { repairs.end(open, at: now) }
    try workspace.giveBack(repairs, lock)
    return [repairs.note(on: name, at: now) ?? "repaired, and your own code is back"]
  }

  /// Remembers a verdict on an exercise that was begun.
  private func keep(
    _ judged: Verdict, of exercise: Course.Exercise, _ isThorough: Bool, _ snapshot: Snapshot,
    _ lock: FileLock
  ) throws(Complaint) -> Verdict {
    var verdict = judged
    guard let key = snapshot.key else { return verdict }
    if let note = try end(of: exercise, verdict.outcome, lock) {
      // Of a broken text, nothing is remembered; which mistake it has is for the learner to find.
      verdict.notes += note
      (verdict.mistake, verdict.edges) = (nil, nil)
      return verdict
    }
    let frozen = snapshot.workspace
    try MilestoneRecord(workspace: frozen, exercise: exercise).note(&verdict)
    // Of one file, and without own tests, there is nothing to look closer at.
    let added = try frozen.suite(of: exercise).added
    let isPlain = exercise.edit.count == 1 && added.isEmpty
    let last = frozen.lastVerdict(on: exercise.id)
    let new = try frozen.newVerdict(verdict, on: exercise, key, isThorough || isPlain)
    try frozen.save(new)
    if last?.isOfAnotherTask(own: new.own, work: new.work) == true {
      verdict.notes.append("the course has changed this exercise since you were judged last")
    }
    if last?.verdict.unnamed == nil, verdict.outcome == .diverged, verdict.unnamed != nil,
      !verdict.tests.isRedOnOwnCode
    {
      verdict.notes.append(
        "no test sees this mistake, and it has no name yet. If others may make it, send us your "
          + "file in an issue; kata sends nothing by itself")
    }
    return verdict
  }

  /// The lock by which one `kata` at a time builds in this course.
  package func lock() throws(Complaint) -> FileLock {
    let lock = try workspace.lock(progress)
    // Folders that a killed check has left, or that code under test has closed to all.
    let left = "\(workspace.state)/run"
    if (try? workspace.host.files.remove(left)) == nil {
      let words = ["/bin/sh", "-c", #"chmod -R u+rwx "$0"; rm -rf "$0""#, left]
      let environment = workspace.host.environment
      _ = try workspace.host.processes.run(
        Command(words: words, environment: environment, limit: Limits.copySeconds))
    }
    return lock
  }
}
