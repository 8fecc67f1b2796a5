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
    toolchain = try Toolchain(host, remembered: "\(workspace.state)/toolchain.json")
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
    let repair = try workspace.repair()?.exercise
    var verdicts = exercises.filter { $0.name != repair }.compactMap {
      remembered($0, snapshot, options, isAlone: exercises.count == 1)
    }
    var open = exercises.filter { exercise in !verdicts.contains { $0.id == exercise.id } }
    guard !open.isEmpty else { return verdicts }
    let lock = try lock()
    defer { withExtendedLifetime(lock) {} }
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
        verdicts.append(try keep(verdict, of: exercise, isThorough, snapshot))
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
    if let note = note(on: exercise) { verdict.notes.append(note) }
    return verdict
  }

  private static let isBack = "repaired, and your own text is back"

  private func note(on exercise: Course.Exercise) -> String? {
    workspace.repairDays().note(on: exercise.name, at: workspace.host.now())
  }

  /// Remembers a verdict on an exercise that was begun.
  private func keep(
    _ judged: Verdict, of exercise: Course.Exercise, _ isThorough: Bool, _ snapshot: Snapshot
  ) throws(Complaint) -> Verdict {
    var verdict = judged
    guard let key = snapshot.keys[exercise.id] else { return verdict }
    if exercise.change != nil {
      try ChangeRequestRecord(workspace: snapshot.workspace, exercise: exercise).note(&verdict)
    }
    if let repair = try workspace.repair(), repair.exercise == exercise.name {
      // Of the broken text, nothing is remembered.
      guard verdict.outcome.isSettled else { return verdict }
      try workspace.giveBack(repair)
      if repair.counts { try workspace.remember { $0.end(repair, at: workspace.host.now()) } }
      verdict.notes += [repair.counts ? note(on: exercise) : Self.isBack].compactMap(\.self)
      return verdict
    }
    if verdict.outcome == .passed {
      try workspace.remember { $0.pass(exercise.name, at: workspace.host.now()) }
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
