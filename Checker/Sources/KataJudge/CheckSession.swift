package import KataBuild
package import KataCore
package import KataCourse
package import KataHost

/// The course, the toolchain and the verdicts so far: everything that a command needs to judge.
package struct CheckSession {
  package let workspace: Workspace
  package let toolchain: Toolchain
  package let progress: ProgressHandler

  package init(_ host: KataHost, progress: @escaping ProgressHandler) throws(Complaint) {
    self.progress = progress
    workspace = try Workspace(around: host.directory, host: host)
    toolchain = try Toolchain(host, remembered: "\(workspace.state)/toolchain.json")
  }

  /// All that a verdict depends on, while it is made.
  private struct State {
    let key: String
    let marks: [String]
  }

  /// Verdicts in the course's order, from memory where nothing has changed.
  package func verdicts(
    on exercises: [Course.Exercise], _ options: Judge.Options
  ) throws(Complaint) -> [Verdict] {
    let store = VerdictStore(workspace: workspace)
    // Marks show a save that was taken back, and are quicker than another look at the texts.
    func marks(_ exercise: Course.Exercise) -> [String] {
      ([exercise.layout.folder, exercise.layout.solution] + exercise.sceneParts)
        .flatMap { workspace.marks(below: workspace.path($0)) }.map(\.text)
    }
    func look(
      at exercise: Course.Exercise, unlike old: State? = nil
    ) throws(Complaint) -> State {
      let marks = marks(exercise)
      if let old, old.marks == marks { return old }
      let key = try store.key(exercise, toolchain.version, options.conditions)
      return State(key: key, marks: marks)
    }
    var states: [ExerciseID: State] = [:]
    var verdicts: [Verdict] = []
    for exercise in exercises where try !workspace.isUntouched(exercise) {
      let state = try look(at: exercise)
      states[exercise.id] = state
      // Rules that could not be looked at may be the next time.
      guard !options.isFresh, let last = store.entry(exercise.id), last.key == state.key,
        last.verdict.rules.state != .unavailable,
        last.isCloser == true || !options.looksCloser || exercises.count > 1
      else { continue }
      var verdict = last.verdict
      verdict.cached = true
      verdicts.append(verdict)
    }
    var open = exercises.filter { exercise in !verdicts.contains { $0.id == exercise.id } }
    guard !open.isEmpty else { return verdicts.sorted { $0.id < $1.id } }
    let lock = try lock()
    defer { withExtendedLifetime(lock) {} }
    let judge = Judge(
      workspace: workspace, toolchain: toolchain, options: options, progress: progress)
    // One stage may have read a file before it was saved, and another one afterwards: then both
    // say nothing of either text.
    var attempts = 0
    while let first = open.first {
      guard attempts < Limits.attemptsToJudge else {
        throw .machine(
          "\(first.id) kept changing while it was judged.",
          next: "run the same command again once nothing saves there any more")
      }
      attempts += 1
      for exercise in open {
        states[exercise.id] = try look(at: exercise, unlike: states[exercise.id])
      }
      try judge.judge(open) { judged, isCloser throws(Complaint) in
        var verdict = judged
        guard let exercise = workspace.course[verdict.id], let state = states[verdict.id],
          marks(exercise) == state.marks
        else { return }
        if try !workspace.isUntouched(exercise) {
          if exercise.change != nil {
            try ChangeRecord(workspace: workspace, exercise: exercise).note(&verdict)
          }
          try store.save(
            .init(
              key: state.key, own: store.own(exercise), verdict: verdict, isCloser: isCloser))
        }
        verdicts.append(verdict)
      }
      open.removeAll { exercise in verdicts.contains { $0.id == exercise.id } }
    }
    return verdicts.sorted { $0.id < $1.id }
  }

  /// The lock by which one `kata` at a time builds in this course.
  package func lock() throws(Complaint) -> FileLock {
    try workspace.host.files.createFolder(workspace.state)
    let lock = try workspace.host.files.lock("\(workspace.state)/lock") {
      progress(.long("waiting for another kata in this course"))
    }
    // Folders that a killed check has left.
    try workspace.host.files.remove("\(workspace.state)/run")
    return lock
  }
}
