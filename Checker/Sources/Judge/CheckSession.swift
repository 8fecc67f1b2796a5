package import Build
package import Core
package import Course
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

  package var sandbox: ProcessSandbox {
    ProcessSandbox(workspace: workspace, toolchain: toolchain, limit: Double(Limits.suiteSeconds))
  }

  /// Exercises as they are at one moment.
  private struct Snapshot {
    let workspace: Workspace
    var marks: [ExerciseID: [String]] = [:]
    /// Digests of all that a verdict depends on, of those that were begun.
    var keys: [ExerciseID: String] = [:]
  }

  private func snapshot(
    of exercises: [Course.Exercise], _ options: Judge.Options
  ) throws(Complaint) -> Snapshot {
    var snapshot = Snapshot(workspace: workspace.frozen)
    let store = VerdictStore(workspace: snapshot.workspace)
    for exercise in exercises {
      snapshot.marks[exercise.id] = marks(exercise)
      if try snapshot.workspace.isUntouched(exercise) { continue }
      snapshot.keys[exercise.id] = try store.key(
        exercise, toolchain.version, options.conditions)
    }
    return snapshot
  }

  /// Marks show a save that was taken back, and are quicker than another look at the texts.
  private func marks(_ exercise: Course.Exercise) -> [String] {
    ([exercise.layout.folder, exercise.layout.solution] + exercise.sceneParts)
      .flatMap { workspace.marks(below: workspace.path($0)) }.map(\.text)
  }

  /// Verdicts in the course's order, from memory where nothing has changed.
  package func verdicts(
    on exercises: [Course.Exercise], _ options: Judge.Options
  ) throws(Complaint) -> [Verdict] {
    var snapshot = try snapshot(of: exercises, options)
    let repair = try workspace.repairs().open?.exercise
    var verdicts = exercises.filter { $0.name != repair }.compactMap {
      remembered($0, snapshot, options, isAlone: exercises.count == 1)
    }
    var open = exercises.filter { exercise in !verdicts.contains { $0.id == exercise.id } }
    guard !open.isEmpty else { return verdicts }
    let lock = try lock()
    var attempts = 0
    while let first = open.first {
      guard attempts < Limits.attemptsToJudge else {
        throw .machine(
          "\(first.id) kept changing while it was judged.",
          next: "run the same command again once nothing saves there any more")
      }
      attempts += 1
      if open.contains(where: { marks($0) != snapshot.marks[$0.id] }) {
        snapshot = try self.snapshot(of: open, options)
      }
      let judge = Judge(
        workspace: snapshot.workspace, toolchain: toolchain, options: options, progress: progress)
      try judge.judge(open) { verdict, isThorough throws(Complaint) in
        // What was saved meanwhile is judged in the next round.
        guard let exercise = workspace.course[verdict.id],
          marks(exercise) == snapshot.marks[verdict.id]
        else { return }
        verdicts.append(try keep(verdict, of: exercise, isThorough, snapshot, lock))
      }
      open.removeAll { exercise in verdicts.contains { $0.id == exercise.id } }
    }
    return verdicts.sorted { $0.id < $1.id }
  }

  /// The last verdict on an exercise, if it still holds.
  private func remembered(
    _ exercise: Course.Exercise, _ snapshot: Snapshot, _ options: Judge.Options, isAlone: Bool
  ) -> Verdict? {
    // Rules that could not be looked at may be the next time.
    guard !options.isFresh, let key = snapshot.keys[exercise.id],
      let last = VerdictStore(workspace: snapshot.workspace).entry(exercise.id), last.key == key,
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
    return [repairs.note(on: name, at: now) ?? "repaired, and your own text is back"]
  }

  /// Remembers a verdict on an exercise that was begun.
  private func keep(
    _ judged: Verdict, of exercise: Course.Exercise, _ isThorough: Bool, _ snapshot: Snapshot,
    _ lock: FileLock
  ) throws(Complaint) -> Verdict {
    var verdict = judged
    guard let key = snapshot.keys[exercise.id] else { return verdict }
    if exercise.change != nil {
      try ChangeRequestRecord(workspace: snapshot.workspace, exercise: exercise).note(&verdict)
    }
    if let note = try end(of: exercise, verdict.outcome, lock) {
      // Of a broken text, nothing is remembered.
      verdict.notes += note
      return verdict
    }
    let store = VerdictStore(workspace: snapshot.workspace)
    let entry = try store.entry(verdict, of: exercise, key, isThorough)
    try store.save(entry)
    return entry.verdict
  }

  /// The lock by which one `kata` at a time builds in this course.
  package func lock() throws(Complaint) -> FileLock {
    let lock = try workspace.lock(progress)
    // Folders that a killed check has left.
    try workspace.host.files.remove("\(workspace.state)/run")
    return lock
  }
}
