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

  /// Verdicts in the course's order, from memory where nothing has changed.
  package func verdicts(
    on exercises: [Course.Exercise], _ options: Judge.Options
  ) throws(Complaint) -> [Verdict] {
    let store = VerdictStore(workspace: workspace)
    func key(_ exercise: Course.Exercise) throws(Complaint) -> String {
      try store.key(exercise, toolchain.version, options)
    }
    var keys: [ExerciseID: String] = [:]
    var verdicts: [Verdict] = []
    for exercise in exercises where try !workspace.isUntouched(exercise) {
      keys[exercise.id] = try key(exercise)
      // Rules that could not be looked at may be the next time.
      guard !options.isFresh, let last = store.entry(exercise.id), last.key == keys[exercise.id],
        last.verdict.rules.state != .unavailable
      else { continue }
      var verdict = last.verdict
      verdict.cached = true
      verdicts.append(verdict)
    }
    let open = exercises.filter { exercise in !verdicts.contains { $0.id == exercise.id } }
    guard !open.isEmpty else { return verdicts.sorted { $0.id < $1.id } }
    let lock = try lock()
    defer { withExtendedLifetime(lock) {} }
    let judge = Judge(
      workspace: workspace, toolchain: toolchain, options: options, progress: progress)
    try judge.judge(open) { judged throws(Complaint) in
      var verdict = judged
      // A file saved during the check may or may not be in the verdict: then it is not kept.
      if let exercise = workspace.course[verdict.id], let now = keys[verdict.id],
        try key(exercise) == now
      {
        if exercise.change != nil {
          try ChangeRecord(workspace: workspace, exercise: exercise).note(&verdict)
        }
        try store.save(.init(key: now, own: store.own(exercise), verdict: verdict))
      }
      verdicts.append(verdict)
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
